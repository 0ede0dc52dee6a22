import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { EnquiryNeighbours } from "#domain/enquiries/enquiry.ts";
import { type EnquiriesQuery, enquiriesAddress, enquiryAddress } from "../../kit/addresses/enquiries.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";

interface PreviousNextProps {
  query: EnquiriesQuery;
  neighbours: EnquiryNeighbours | undefined;
}

export function PreviousNext({ query, neighbours }: PreviousNextProps) {
  const text = useAdminText().enquiries.navigation;
  const linkTo = (id: string | null | undefined, label: string, hint: string) =>
    id ? (
      <Link to={enquiryAddress(id, query)} className={`${buttonClass("secondary")} max-sm:px-3`}>
        {label}
        <span className="sr-only">{hint}</span>
      </Link>
    ) : null;
  return (
    <nav aria-label={text.label} className="flex flex-wrap items-center justify-between gap-2">
      <Link
        to={enquiriesAddress(query)}
        className="inline-flex min-h-11 items-center font-bold text-teal underline-offset-4 hover:underline"
      >
        {text.all}
      </Link>
      <div className="flex gap-2">
        {linkTo(neighbours?.newer, text.previous, text.previousHint)}
        {linkTo(neighbours?.older, text.next, text.nextHint)}
      </div>
    </nav>
  );
}
