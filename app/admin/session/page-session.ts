import { useEffect } from "react";
import { signInPath } from "../layout/sections.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { createPasswordQuestion } from "./password-question.ts";
import { reauthFetch } from "./reauth-fetch.ts";
import { createReauthGate } from "./reauth-gate.ts";
import { isUnattended } from "./unattended.ts";

export const pageSession = createReauthGate();
export const passwordQuestion = createPasswordQuestion();

export function usePageSession(account: string): void {
  useEffect(() => {
    const send = window.fetch;
    // React Router and the page's own calls use the global fetch; there is no other place to catch both.
    window.fetch = reauthFetch({
      send: send.bind(window),
      gate: pageSession,
      question: passwordQuestion,
      account,
      isUnattended,
      origin: window.location.origin,
    });
    return () => {
      window.fetch = send;
      pageSession.abandon();
      passwordQuestion.answer(false);
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
