import { useEffect } from "react";
import { signInPath } from "../page/sections.ts";
import { followOtherTabs } from "./other-tabs.ts";
import { createPasswordQuestion } from "./password-question.ts";
import { replaceFetch } from "./reauth-fetch.ts";
import { createReauthGate } from "./reauth-gate.ts";

export const pageSession = createReauthGate();
export const passwordQuestion = createPasswordQuestion();

export function usePageSession(account: string): void {
  useEffect(() => {
    const restore = replaceFetch({ gate: pageSession, question: passwordQuestion, account });
    return () => {
      restore();
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
