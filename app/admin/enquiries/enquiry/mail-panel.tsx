import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import { type AdminText, useAdminText } from "../../layout/admin-text.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Time } from "../../ui/time.tsx";

interface MailPanelProps {
  id: string;
  mail: Enquiry["mail"];
  /** Whether mail is set up at all. */
  isMailed: boolean;
}

/** Whether the enquiry has reached the workshop's mailbox, and if not, why. */
export function MailPanel({ id, mail, isMailed }: MailPanelProps) {
  const text = useAdminText().enquiries;
  const { state, sentAt } = mail;
  const hasFailed = state === "failed" || (state === "waiting" && isMailed && mail.problem !== null);
  useRevalidateWhile(isMailed && state === "waiting" && !hasFailed);
  const isOffered = isMailed && (hasFailed || state === "sent");
  return (
    <section
      aria-labelledby="mail"
      className={`panel p-4 md:p-5 ${hasFailed ? "border-2 border-vermilion" : ""}`}
    >
      <h3 id="mail" className="text-base">
        {text.mail.title}
      </h3>
      <p role="status" className={`mt-2 ${hasFailed ? "font-bold text-vermilion" : ""}`}>
        <Sentence
          text={stateSentence(text, state, { isMailed, hasFailed })}
          values={{ time: sentAt === null ? null : <Time iso={sentAt} /> }}
        />
      </p>
      {hasFailed && mail.problem !== null ? (
        <p className="mt-1 text-sm wrap-anywhere">{mail.problem}</p>
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
    </section>
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

/** Reads the page's data again a few times while something is about to happen on the server. */
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
