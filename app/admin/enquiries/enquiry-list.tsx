import { Link, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import type { EnquiryCounts, EnquirySummary } from "#domain/enquiries/enquiry.ts";
import { PageLinks } from "../list/page-links.tsx";
import { EnquiryRow } from "./enquiry-row.tsx";
import { inquiryLabels, stateLabels } from "./enquiry-words.ts";
import { FilterForm } from "./filter-form.tsx";
import { type AskedEnquiries, exportAddress, listAddress } from "./list-address.ts";
import { NoMailHint } from "./no-mail-hint.tsx";
import { StateLinks } from "./state-links.tsx";

interface EnquiryListProps {
  asked: AskedEnquiries;
  rows: EnquirySummary[];
  /** How many match on all pages. */
  total: number;
  pages: number;
  counts: EnquiryCounts;
  isMailed: boolean;
}

export function EnquiryList({ asked, rows, total, pages, counts, isMailed }: EnquiryListProps) {
  const isWaiting = useNavigation().state === "loading";
  const isEmpty = Object.values(counts.byState).every((count) => count === 0);
  return (
    <>
      {isMailed ? null : <NoMailHint />}
      <StateLinks shown={asked.state} counts={counts} />
      <FilterForm />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-steel">
          {isWaiting ? "Loading enquiries..." : found(asked, total)}
        </p>
        {total === 0 ? null : (
          <a href={exportAddress(asked)} className={buttonClass("secondary")}>
            Export as CSV
          </a>
        )}
      </div>
      {total === 0 ? <NothingFound isEmpty={isEmpty} /> : null}
      {total === 0 ? null : (
        <ul
          aria-label="List of enquiries"
          aria-busy={isWaiting}
          className={`flex flex-col gap-3 transition-opacity duration-200 md:gap-0 md:divide-y md:divide-line md:overflow-hidden md:rounded-md md:border md:border-line ${isWaiting ? "opacity-60" : ""}`}
        >
          {rows.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} asked={asked} isMailed={isMailed} />
          ))}
        </ul>
      )}
      <PageLinks page={asked.page} pages={pages} addressOf={(page) => listAddress({ ...asked, page })} />
    </>
  );
}

function found({ search, inquiry, state }: AskedEnquiries, total: number): string {
  const enquiries = total === 1 ? "1 enquiry" : `${grouped(total)} enquiries`;
  const filters = [
    ...(state === null ? [] : [stateLabels[state]]),
    ...(inquiry === null ? [] : [inquiryLabels[inquiry]]),
    ...(search === "" ? [] : [`“${search}”`]),
  ];
  return filters.length === 0 ? enquiries : `${enquiries} found for ${filters.join(", ")}`;
}

function NothingFound({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) {
    return (
      <p className="panel max-w-xl p-6">
        There are no enquiries yet. What visitors send from the contact page appears here at once.
      </p>
    );
  }
  return (
    <div className="panel p-6">
      <p>No enquiries found matching your search criteria.</p>
      <Link to={listAddress({})} className={`${buttonClass("secondary")} mt-4`}>
        Show all enquiries
      </Link>
    </div>
  );
}
