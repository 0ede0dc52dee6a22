import { useEffect } from "react";
import { signInPath } from "../layout/sections.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { reauthFetch } from "./reauth-fetch.ts";
import { createReauthGate } from "./reauth-gate.ts";

/** The session of this browser tab, as far as its page knows. */
export const pageSession = createReauthGate();

/** For what does not wait by `fetch`: resolves at once, or when the administrator has signed in again. */
export function whenSignedInAgain(signal?: AbortSignal): Promise<void> {
  return pageSession.whenSignedInAgain(signal);
}

/** Lets the page's requests wait while its session has ended, and follows what other tabs do to the session. */
export function usePageSession(account: string): void {
  useEffect(() => {
    const send = window.fetch;
    // React Router and the page's own calls use the global fetch; there is no other place to catch both.
    window.fetch = reauthFetch({
      send: send.bind(window),
      gate: pageSession,
      account,
      origin: window.location.origin,
    });
    return () => {
      window.fetch = send;
      pageSession.abandon();
    };
  }, [account]);

  useEffect(
    () =>
      followOtherTabs((event) => {
        if (event === "signed-out") window.location.assign(signInPath);
        else if (pageSession.interruption() !== null) pageSession.resume();
      }),
    [],
  );
}
