import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import type { EnquiryNeighbours } from "#domain/enquiries/enquiry.ts";
import { type AskedEnquiries, enquiryAddress, listAddress } from "../list-address.ts";

/** Back to the list, and to what stands above and below in it. */
export function PreviousNext({ asked, beside }: { asked: AskedEnquiries; beside: EnquiryNeighbours }) {
  return (
    <nav aria-label="List" className="flex flex-wrap items-center justify-between gap-2">
      <Link
        to={listAddress(asked)}
        className="inline-flex min-h-11 items-center font-bold text-teal underline-offset-4 hover:underline"
      >
        All enquiries
      </Link>
      <div className="flex gap-2">
        <Neighbour id={beside.newer} asked={asked} label="Previous" hint="newer" />
        <Neighbour id={beside.older} asked={asked} label="Next" hint="older" />
      </div>
    </nav>
  );
}

interface NeighbourProps {
  id: string | null;
  asked: AskedEnquiries;
  label: string;
  hint: string;
}

function Neighbour({ id, asked, label, hint }: NeighbourProps) {
  if (id === null) return null;
  return (
    <Link to={enquiryAddress(id, asked)} className={`${buttonClass("secondary")} max-sm:px-3`}>
      {label}
      <span className="sr-only">{` enquiry, ${hint}`}</span>
    </Link>
  );
}
