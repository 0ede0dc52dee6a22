import type { EnquiryState } from "#domain/enquiries/enquiry.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { Sentence } from "../kit/page/sentence.tsx";
import { Time } from "../kit/page/time.tsx";

const looks: Record<EnquiryState, string> = {
  new: "border-ink bg-marigold text-ink",
  answered: "border-teal bg-sheet text-teal",
  won: "border-teal bg-teal text-white",
  lost: "border-steel bg-sheet text-steel",
  spam: "border-vermilion bg-sheet text-vermilion",
};

export function CallBackDay({ day }: { day: string | null }) {
  const text = useAdminText().enquiries.outcome;
  if (day === null) return null;
  return (
    <span className="text-sm font-bold text-ink">
      <Sentence text={text.callBackOn} values={{ day: <Time iso={day} as="day" /> }} />
    </span>
  );
}

export function StateBadge({ state }: { state: EnquiryState }) {
  return (
    <span
      className={`inline-flex rounded-sm border px-2 text-[0.8125rem] leading-6 font-bold ${looks[state]}`}
    >
      {useAdminText().enquiries.states[state]}
    </span>
  );
}
