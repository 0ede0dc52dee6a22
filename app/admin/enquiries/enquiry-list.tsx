import { Link, useNavigation } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquirySummary,
  enquiryStates,
  mostCounted,
} from "#domain/enquiries/enquiry.ts";
import {
  type EnquiriesQuery,
  enquiriesAddress,
  exportAddress,
  readEnquiriesQuery,
} from "../kit/addresses/enquiries.ts";
import { FilterLink } from "../kit/list/filter-link.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { PageLinks } from "../kit/list/page-links.tsx";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { countedUpTo } from "../kit/page/counted-up-to.ts";
import { DownloadLink } from "../kit/page/download-link.tsx";
import { EnquiryRow } from "./enquiry-row.tsx";
import { FilterForm } from "./filter-form.tsx";

interface EnquiryListProps {
  query: EnquiriesQuery;
  searched: string;
  rows: EnquirySummary[];
  total: number;
  pages: number;
  counts: EnquiryCounts;
  isMailed: boolean;
}

export function EnquiryList({ query, searched, rows, total, pages, counts, isMailed }: EnquiryListProps) {
  const text = useAdminText().enquiries;
  const isWaiting = useNavigation().state === "loading";
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      {isMailed ? null : (
        <p className="flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-sand px-4 py-2">
          {text.noMail}
          <Link to="/admin/mail" className="inline-flex min-h-11 items-center font-bold text-teal underline">
            {text.setUpMail}
          </Link>
        </p>
      )}
      <StateLinks shown={query.state} counts={counts} />
      <FilterForm searched={searched} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-steel">
          {isWaiting ? text.loading : found(text, { ...query, search: searched }, total)}
        </p>
        {total === 0 ? null : <DownloadLink address={exportAddress(query)}>{text.export}</DownloadLink>}
      </div>
      {total > mostCounted ? (
        <p className="text-steel">{fillPlaceholders(text.mostListed, { count: grouped(mostCounted) })}</p>
      ) : null}
      {isEmpty ? <p className="panel max-w-xl p-6">{text.none}</p> : null}
      {total === 0 && !isEmpty ? (
        <NothingFound text={text.noneFound} link={text.showAll} to={enquiriesAddress({})} />
      ) : null}
      {total === 0 ? null : (
        <ul
          aria-label={text.list}
          aria-busy={isWaiting}
          className={`flex flex-col gap-3 transition-opacity duration-200 lg:gap-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-md lg:border lg:border-line ${isWaiting ? "opacity-60" : ""}`}
        >
          {rows.map((enquiry) => (
            <EnquiryRow key={enquiry.id} enquiry={enquiry} query={query} isMailed={isMailed} />
          ))}
        </ul>
      )}
      <PageLinks page={query.page} pages={pages} addressOf={(page) => enquiriesAddress({ ...query, page })} />
    </>
  );
}

function found(
  text: AdminText["enquiries"],
  { search, inquiry, state }: EnquiryFilter,
  total: number,
): string {
  const count = counted(text.count, total, { count: countedUpTo(total) });
  const filters = [
    ...(state === null ? [] : [text.states[state]]),
    ...(inquiry === null ? [] : [text.inquiries[inquiry]]),
    ...(search === "" ? [] : [fillPlaceholders(text.searchedFor, { search })]),
  ];
  if (filters.length === 0) return count;
  return fillPlaceholders(text.foundFor, { count, filters: filters.join(", ") });
}

interface StateLinksProps {
  shown: EnquiriesQuery["state"];
  counts: EnquiryCounts;
}

function StateLinks({ shown, counts }: StateLinksProps) {
  const text = useAdminText().enquiries;
  const { query } = useListQuery(readEnquiriesQuery, enquiriesAddress);
  const { spam, ...inbox } = counts;
  const all = Object.values(inbox).reduce((sum, count) => sum + count, 0);
  const links = [
    { state: null, label: text.allStates, count: all },
    ...enquiryStates.map((state) => ({ state, label: text.states[state], count: counts[state] })),
  ];
  return (
    <nav aria-label={text.stateLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ state, label, count }) => (
          <li key={label}>
            <FilterLink
              to={enquiriesAddress({ ...query, state, page: 1 })}
              label={label}
              count={countedUpTo(count)}
              isShown={shown === state}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
