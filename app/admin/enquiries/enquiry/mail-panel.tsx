import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { ActionButton } from "../../kit/form/action-button.tsx";
import { type AdminText, useAdminText } from "../../kit/page/admin-text.ts";
import { mailProblem } from "../../kit/page/mail-problem.ts";
import { Panel } from "../../kit/page/panel.tsx";
import { Sentence } from "../../kit/page/sentence.tsx";
import { Time } from "../../kit/page/time.tsx";

interface MailPanelProps {
  id: string;
  mail: Enquiry["mail"];
  isMailed: boolean;
}

export function MailPanel({ id, mail, isMailed }: MailPanelProps) {
  const text = useAdminText().enquiries;
  const { state, sentAt } = mail;
  const hasFailed = state === "failed" || (state === "waiting" && isMailed && mail.problem !== null);
  useRevalidateWhile(isMailed && state === "waiting" && !hasFailed);
  const isOffered = isMailed && (hasFailed || state === "sent");
  return (
    <Panel title={text.mail.title} className={`panel ${hasFailed ? "border-2 border-vermilion" : ""}`}>
      <p role="status" className={`mt-2 ${hasFailed ? "font-bold text-vermilion" : ""}`}>
        <Sentence
          text={stateSentence(text, state, { isMailed, hasFailed })}
          values={{ time: sentAt === null ? null : <Time iso={sentAt} /> }}
        />
      </p>
      {hasFailed && mail.problem !== null ? (
        <p className="mt-1 text-sm wrap-anywhere">{mailProblem(text.mail, mail.problem)}</p>
      ) : null}
      {isOffered ? (
        <ActionButton
          fetcherKey={`send-again-${id}`}
          fields={{ intent: "send again" }}
          busy={text.mail.sending}
          kind="secondary"
          className="mt-3 w-full sm:w-auto"
        >
          {text.mail.sendAgain}
        </ActionButton>
      ) : null}
    </Panel>
  );
}

function stateSentence(
  { mail, noMail }: AdminText["enquiries"],
  state: Enquiry["mail"]["state"],
  { isMailed, hasFailed }: { isMailed: boolean; hasFailed: boolean },
): string {
  if (state !== "waiting") return mail[state];
  if (!isMailed) return noMail;
  return hasFailed ? mail.retrying : mail.waiting;
}

const pause = 4000;
const mostReads = 5;

function useRevalidateWhile(isPending: boolean): void {
  const revalidator = useRevalidator();
  const read = useEffectEvent(() => {
    if (document.visibilityState === "visible" && revalidator.state === "idle") void revalidator.revalidate();
  });

  useEffect(() => {
    if (!isPending) return;
    let reads = 0;
    const timer = window.setInterval(() => {
      reads++;
      if (reads >= mostReads) window.clearInterval(timer);
      read();
    }, pause);
    return () => window.clearInterval(timer);
  }, [isPending]);
}
