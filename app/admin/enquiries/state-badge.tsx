import type { EnquiryState } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../kit/page/admin-text.ts";

const looks: Record<EnquiryState, string> = {
  new: "border-ink bg-marigold text-ink",
  answered: "border-teal bg-sheet text-teal",
  won: "border-teal bg-teal text-white",
  lost: "border-steel bg-sheet text-steel",
  spam: "border-vermilion bg-sheet text-vermilion",
};

export function StateBadge({ state }: { state: EnquiryState }) {
  return (
    <span
      className={`inline-flex rounded-sm border px-2 text-[0.8125rem] leading-6 font-bold ${looks[state]}`}
    >
      {useAdminText().enquiries.states[state]}
    </span>
  );
}
