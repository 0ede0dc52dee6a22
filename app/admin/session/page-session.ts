import { createReauthGate } from "./reauth-gate.ts";

/** The session of this browser tab, as far as its page knows. */
export const pageSession = createReauthGate();

/**
 * Resolves at once while the administrator is signed in, else when he has signed in again in place. `fetch` waits
 * by itself in the back office; this is for whatever else has to.
 */
export function whenSignedInAgain(signal?: AbortSignal): Promise<void> {
  return pageSession.whenSignedInAgain(signal);
}
