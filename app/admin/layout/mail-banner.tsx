import { Link } from "react-router";
import type { MailTrouble } from "#domain/enquiries/enquiry.ts";
import { enquiriesPath } from "../kit/addresses/enquiries.ts";
import { ActionButton } from "../kit/form/action-button.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { mailProblem } from "../kit/page/mail-problem.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";

export function MailBanner({ count, since, problem }: MailTrouble) {
  const { layout, enquiries } = useAdminText();
  const text = layout.mailTrouble;
  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2 rounded-md border-2 border-vermilion bg-sheet px-4 py-3"
    >
      <div role="alert" className="min-w-0 flex-[1_1_20rem]">
        <p className="font-bold text-vermilion">
          <Sentence text={counted(text.title, count)} values={{ since: <Time iso={since} /> }} />
        </p>
        <p className="wrap-anywhere max-sm:text-sm">
          {mailProblem(enquiries.mail, problem)} {text.nothingLost}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ActionButton
          fetcherKey="send-failed-again"
          fields={{ intent: "send failed again" }}
          action={enquiriesPath}
          busy={text.sending}
          kind="secondary"
        >
          {text.sendAgain}
        </ActionButton>
        <Link
          to={enquiriesPath}
          className="inline-flex min-h-11 items-center px-2 font-bold underline underline-offset-4"
        >
          {text.see}
        </Link>
      </div>
    </section>
  );
}
