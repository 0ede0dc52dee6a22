import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { FormOutcome } from "../kit/form/form-outcome.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Problem } from "../kit/page/problem.tsx";
import { scrollIntoView } from "../kit/page/scroll-into-view.ts";

export function TestMail({ mailbox }: { mailbox: string }) {
  const text = useAdminText().mail.test;
  const test = useFetcher<FormOutcome>({ key: "test-mail" });
  const isSending = test.state !== "idle";
  const outcome = isSending ? undefined : test.data;
  return (
    <section aria-labelledby="test-mail" className="panel p-4 md:p-5">
      <h2 id="test-mail" className="text-base">
        {text.title}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {mailbox === "" ? text.notSetUp : fillPlaceholders(text.text, { mailbox })}
      </p>
      <test.Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="test" />
        <Button kind="secondary" type="submit" disabled={isSending || mailbox === ""}>
          {isSending ? text.sending : text.send}
        </Button>
      </test.Form>
      <div className="mt-3 wrap-anywhere" aria-live="polite">
        {outcome === undefined ? null : (
          <div ref={scrollIntoView}>
            {outcome.ok ? (
              <p className="font-bold text-teal">{outcome.title}</p>
            ) : (
              <Problem title={outcome.title} message={outcome.description ?? ""} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}
