export const accountHeader = "Rathkar-Account";

/** Requests that an open page sends by itself keep no session open. */
export const unattendedHeader = "Rathkar-Unattended";

export const interruptionHeader = "Rathkar-Session";

/** `other account`: somebody else has signed in in the same browser. */
export type Interruption = "ended" | "other account";

export const passwordWanted = "password";

export function asksForPassword(response: Pick<Response, "status" | "headers">): boolean {
  return response.status === 403 && response.headers.get(interruptionHeader) === passwordWanted;
}

export function interruptionIn(response: Pick<Response, "status" | "headers">): Interruption | null {
  const said = response.headers.get(interruptionHeader);
  return response.status === 401 && (said === "ended" || said === "other account") ? said : null;
}
