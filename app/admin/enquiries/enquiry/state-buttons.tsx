import { useFetcher } from "react-router";
import { type Enquiry, enquiryStates } from "#domain/enquiries/enquiry.ts";
import type { EnquiryChange } from "../enquiry-change.ts";
import { stateLabels } from "../enquiry-words.ts";
import { useToldOutcome } from "../use-told-outcome.ts";

/** Where the enquiry stands; a press changes it and is shown before the server has answered. */
export function StateButtons({ enquiry: { id, state } }: { enquiry: Pick<Enquiry, "id" | "state"> }) {
  const mark = useFetcher<EnquiryChange>({ key: `mark-${id}` });
  useToldOutcome(mark);
  const shown = mark.formData?.get("state") ?? state;
  return (
    <section aria-labelledby="mark" className="panel p-4 md:p-5">
      <h3 id="mark" className="text-base">
        Mark as
      </h3>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {enquiryStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => {
              if (shown !== one) void mark.submit({ intent: "mark", state: one }, { method: "post" });
            }}
            className={`min-h-11 rounded-md border-2 px-1 text-sm font-bold ${
              shown === one ? "border-ink bg-marigold" : "border-line bg-sheet hover:border-steel"
            }`}
          >
            {stateLabels[one]}
          </button>
        ))}
      </div>
    </section>
  );
}
