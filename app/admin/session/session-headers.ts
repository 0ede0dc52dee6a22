/** The account an open page belongs to, sent with its requests. Such a page can ask for the password itself. */
export const accountHeader = "Rathkar-Account";

/** On what an open page asks by itself: it keeps no session open. */
export const unattendedHeader = "Rathkar-Unattended";

export const interruptionHeader = "Rathkar-Session";

/** `ended`: nobody is signed in any more. `other account`: somebody else is, in the same browser. */
export type Interruption = "ended" | "other account";

/** Says in the header of an interruption that the password is to be given first, and that nothing was done. */
export const passwordWanted = "password";

/** Whether the open page is to ask for the password and send the request once more. */
export function asksForPassword(response: Pick<Response, "status" | "headers">): boolean {
  return response.status === 403 && response.headers.get(interruptionHeader) === passwordWanted;
}

/** Why the guard has refused, or null where the answer is anything else. */
export function interruptionIn(response: Pick<Response, "status" | "headers">): Interruption | null {
  const said = response.headers.get(interruptionHeader);
  return response.status === 401 && (said === "ended" || said === "other account") ? said : null;
}
