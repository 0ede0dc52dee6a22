import { useEffect } from "react";
import { signInPath } from "../layout/sections.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { pageSession } from "./page-session.ts";
import { reauthFetch } from "./reauth-fetch.ts";

/**
 * Lets every request of the open page wait for its administrator when the session has ended, and follows what
 * other tabs do to the session.
 */
export function usePageSession(account: string): void {
  useEffect(() => {
    const send = window.fetch;
    // React Router and the page's own calls use the global fetch; there is no other place to catch both.
    window.fetch = reauthFetch({
      send: send.bind(window),
      keeper: pageSession,
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
      followOtherTabs((news) => {
        if (news === "signed-out") window.location.assign(signInPath);
        else if (pageSession.interruption() !== null) pageSession.resume();
      }),
    [],
  );
}
