import { useState } from "react";
import { useFetcher } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ListedSession } from "#domain/administrator/sessions.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { CurrentPasswordField } from "../kit/form/password-field.tsx";
import { useFetcherResult } from "../kit/form/use-fetcher-result.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { Problem } from "../kit/page/problem.tsx";
import type { AccountOutcome } from "./change-account.server.ts";
import { deviceWords } from "./device-words.ts";

type SessionsAsked = ListedSession | "others";

export function useEndSessions() {
  const end = useFetcher<AccountOutcome>({ key: "end-sessions" });
  const [asked, setAsked] = useState<SessionsAsked>("others");
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useFetcherResult(end, ({ ok, title, description, asksForCurrent = false }) => {
    setProblem(asksForCurrent ? title : null);
    if (asksForCurrent) setOpen(true);
    else if (ok) notifySuccess(title, description);
    else notifyFailure(title, description);
  });

  return {
    asked,
    isOpen,
    problem,
    isEnding: end.state !== "idle",
    ask(sessions: SessionsAsked) {
      setAsked(sessions);
      setProblem(null);
      setOpen(true);
    },
    setOpen,
    confirm(current: string) {
      const fields: Record<string, string> =
        asked === "others"
          ? { intent: "end other sessions", current }
          : { intent: "end session", session: asked.reference, current };
      void end.submit(fields, { method: "post" });
    },
  };
}

interface EndSessionsQuestionProps {
  end: ReturnType<typeof useEndSessions>;
  needsPassword: boolean;
  forgetsDevices: boolean;
}

export function EndSessionsQuestion({ end, needsPassword, forgetsDevices }: EndSessionsQuestionProps) {
  const text = useAdminText().account.sessions;
  const [current, setCurrent] = useState("");
  const all = forgetsDevices ? `${text.question} ${text.forgetsDevices}` : text.question;
  const question =
    end.asked === "others"
      ? all
      : fillPlaceholders(text.questionOne, { device: deviceWords(text, end.asked.userAgent) });
  return (
    <Confirm
      title={end.asked === "others" ? text.end : text.endOne}
      question={question}
      confirm={end.asked === "others" ? text.end : text.endOne}
      onConfirm={() => end.confirm(current)}
      open={end.isOpen}
      onOpenChange={(open) => {
        setCurrent("");
        end.setOpen(open);
      }}
    >
      {needsPassword || end.problem !== null ? (
        <div className="mt-4 flex flex-col gap-4">
          <CurrentPasswordField
            value={current}
            onChange={({ target }) => setCurrent(target.value)}
            aria-invalid={end.problem !== null}
          />
          {end.problem === null ? null : <Problem message={end.problem} />}
        </div>
      ) : null}
    </Confirm>
  );
}
