import { useFetcher } from "react-router";
import { Time } from "#app/admin/ui/time.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";
import { mailWords } from "../enquiry-words.ts";
import { useToldOutcome } from "../use-told-outcome.ts";
import { useLookAgainWhile } from "./use-look-again-while.ts";

interface MailPanelProps {
  id: string;
  mail: Enquiry["mail"];
  isMailed: boolean;
}

/** Whether the enquiry has reached the workshop's mailbox, and if not, why. */
export function MailPanel({ id, mail, isMailed }: MailPanelProps) {
  const again = useFetcher<EnquiryChange>({ key: `send-again-${id}` });
  useToldOutcome(again);
  useLookAgainWhile(isMailed && mail.state === "waiting" && mail.problem === null);
  const { title, sentAt, problem, hasFailed } = mailWords(mail, isMailed);
  const isOffered = isMailed && (hasFailed || mail.state === "sent");
  return (
    <section
      aria-labelledby="mail"
      className={`panel p-4 md:p-5 ${hasFailed ? "border-2 border-vermilion" : ""}`}
    >
      <h3 id="mail" className="text-base">
        Mail to the workshop
      </h3>
      <p role="status" className={`mt-2 ${hasFailed ? "font-bold text-vermilion" : ""}`}>
        {title}
        {sentAt === null ? null : (
          <>
            {" on "}
            <Time iso={sentAt} />
          </>
        )}
      </p>
      {problem === null ? null : <p className="mt-1 text-sm wrap-anywhere">{problem}</p>}
      {isOffered ? (
        <Button
          kind="secondary"
          className="mt-3 w-full sm:w-auto"
          disabled={again.state !== "idle"}
          onClick={() => void again.submit({ intent: "send again" }, { method: "post" })}
        >
          {again.state === "idle" ? "Send again" : "Sending again..."}
        </Button>
      ) : null}
    </section>
  );
}
