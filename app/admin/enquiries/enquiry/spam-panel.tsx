import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { Enquiry } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";
import { useToldOutcome } from "../use-told-outcome.ts";

/** Why it is among spam, and the way out. */
export function SpamPanel({ enquiry: { id, spamSigns } }: { enquiry: Pick<Enquiry, "id" | "spamSigns"> }) {
  const rescue = useFetcher<EnquiryChange>({ key: `not-spam-${id}` });
  useToldOutcome(rescue);
  const isBusy = rescue.state !== "idle";
  return (
    <section aria-labelledby="spam" className="rounded-md border-2 border-steel bg-sand p-4 md:p-5">
      <h3 id="spam" className="text-base">
        {spamSigns.length === 0 ? "Marked as spam" : "This looks like spam"}
      </h3>
      {spamSigns.length === 0 ? null : (
        <ul className="mt-2 list-disc pl-5">
          {spamSigns.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button
        kind="primary"
        className="mt-4 w-full sm:w-auto"
        disabled={isBusy}
        onClick={() => void rescue.submit({ intent: "not spam" }, { method: "post" })}
      >
        {isBusy ? "Marking..." : "Not spam"}
      </Button>
    </section>
  );
}
