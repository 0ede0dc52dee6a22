export const accountHeader = "Rathkar-Account";

/** On what an open page asks by itself: it keeps no session open. */
export const unattendedHeader = "Rathkar-Unattended";

export const interruptionHeader = "Rathkar-Session";

/** `ended`: nobody is signed in any more. `other account`: somebody else is, in the same browser. */
export type Interruption = "ended" | "other account";

export const passwordWanted = "password";

export function asksForPassword(response: Pick<Response, "status" | "headers">): boolean {
  return response.status === 403 && response.headers.get(interruptionHeader) === passwordWanted;
}

/** Why the guard has refused, or null where the answer is anything else. */
export function interruptionIn(response: Pick<Response, "status" | "headers">): Interruption | null {
  const said = response.headers.get(interruptionHeader);
  return response.status === 401 && (said === "ended" || said === "other account") ? said : null;
}
