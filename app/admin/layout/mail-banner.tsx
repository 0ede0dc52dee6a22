import { Link, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { MailTrouble } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiries/enquiry-change.ts";
import { enquiriesPath } from "../enquiries/list-address.ts";
import { useToldOutcome } from "../enquiries/use-told-outcome.ts";
import { Time } from "../ui/time.tsx";
import { counted, useAdminText } from "./admin-text.ts";

/** On top of every page while mail fails for more than an hour. */
export function MailBanner({ count, since, problem }: MailTrouble) {
  const text = useAdminText().layout.mailTrouble;
  const again = useFetcher<EnquiryChange>({ key: "send-failed-again" });
  useToldOutcome(again);
  const isBusy = again.state !== "idle";
  return (
    <section
      aria-label={text.label}
      className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md bg-vermilion p-4 text-white [&_:focus-visible]:outline-white"
    >
      <div role="alert" className="min-w-0 flex-[1_1_20rem]">
        <p className="font-bold">
          {counted(text.title, count)}
          <Time iso={since} />
        </p>
        <p className="wrap-anywhere">
          {problem} {text.nothingLost}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          kind="secondary"
          disabled={isBusy}
          onClick={() =>
            void again.submit({ intent: "send failed again" }, { method: "post", action: enquiriesPath })
          }
        >
          {isBusy ? text.sending : text.sendAgain}
        </Button>
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
