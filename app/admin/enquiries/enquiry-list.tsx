import { Link } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import {
  type EnquiryCounts,
  type EnquiryFilter,
  type EnquiryShelf,
  enquiryShelves,
  mostCounted,
} from "#domain/enquiries/enquiry.ts";
import {
  type EnquiriesQuery,
  enquiriesAddress,
  exportAddress,
  readEnquiriesQuery,
} from "../kit/addresses/enquiries.ts";
import { FilterLinks } from "../kit/list/filter-link.tsx";
import { List } from "../kit/list/list.tsx";
import { useListQuery } from "../kit/list/list-query.ts";
import type { NameOptions } from "../kit/list/name-options.ts";
import { NothingFound } from "../kit/list/nothing-found.tsx";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { countedUpTo } from "../kit/page/counted-up-to.ts";
import { DownloadLink } from "../kit/page/download-link.tsx";
import { EnquiryRow, type ListedEnquiry } from "./enquiry-row.tsx";
import { FilterForm } from "./filter-form.tsx";
import { useMark } from "./use-mark.ts";
import { WonAmount } from "./won-amount.tsx";

export interface LoadedEnquiries {
  query: EnquiriesQuery;
  searched: string;
  rows: ListedEnquiry[];
  total: number;
  pages: number;
  counts: EnquiryCounts;
  callBacks: number;
  isMailed: boolean;
  choices: NameOptions;
}

export function EnquiryList({
  query,
  searched,
  rows,
  total,
  pages,
  counts,
  callBacks,
  isMailed,
  choices,
}: LoadedEnquiries) {
  const text = useAdminText().enquiries;
  const { mark, wonId, endAsking } = useMark("list");
  const isEmpty = Object.values(counts).every((count) => count === 0);
  return (
    <>
      {wonId === null ? null : <WonAmount key={wonId} id={wonId} onDone={endAsking} />}
      {isMailed ? null : (
        <p className="flex flex-wrap items-center gap-x-3 rounded-md border border-line bg-sand px-4 py-2">
          {text.noMail}
          <Link to="/admin/mail" className="inline-flex min-h-11 items-center font-bold text-teal underline">
            {text.setUpMail}
          </Link>
        </p>
      )}
      <FilterForm searched={searched}>
        <StateLinks shown={query.state} counts={counts} callBacks={callBacks} />
      </FilterForm>
      <List
        {...{ total, pages, page: query.page, rows }}
        label={text.list}
        count={found(text, { ...query, search: searched }, total)}
        waiting={text.loading}
        beside={
          total === 0 ? null : (
            <div className="ml-auto">
              <DownloadLink address={exportAddress(query)}>{text.export}</DownloadLink>
            </div>
          )
        }
        notes={
          total > mostCounted ? (
            <p className="text-steel">{fillPlaceholders(text.mostListed, { count: grouped(mostCounted) })}</p>
          ) : null
        }
        nothing={
          isEmpty ? (
            <p className="panel max-w-xl p-6">{text.none}</p>
          ) : (
            <NothingFound text={text.noneFound} link={text.showAll} to={enquiriesAddress({})} />
          )
        }
        addressOf={(page) => enquiriesAddress({ ...query, page })}
        className="flex flex-col gap-3 lg:gap-0 lg:divide-y lg:divide-line lg:overflow-hidden lg:rounded-md lg:border lg:border-line"
      >
        {(enquiry) => <EnquiryRow key={enquiry.id} {...{ enquiry, query, isMailed, choices, mark }} />}
      </List>
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
    ...(state === null ? [] : [shelfName(text, state)]),
    ...(inquiry === null ? [] : [text.inquiries[inquiry]]),
    ...(search === "" ? [] : [fillPlaceholders(text.searchedFor, { search })]),
  ];
  if (filters.length === 0) return count;
  return fillPlaceholders(text.foundFor, { count, filters: filters.join(", ") });
}

function shelfName(text: AdminText["enquiries"], shelf: EnquiryShelf): string {
  return shelf === "call-back" ? text.callBackShelf : text.states[shelf];
}

interface StateLinksProps {
  shown: EnquiriesQuery["state"];
  counts: EnquiryCounts;
  callBacks: number;
}

function StateLinks({ shown, counts, callBacks }: StateLinksProps) {
  const text = useAdminText().enquiries;
  const { query } = useListQuery(readEnquiriesQuery, enquiriesAddress);
  const { spam, ...inbox } = counts;
  const all = Object.values(inbox).reduce((sum, count) => sum + count, 0);
  const countOf = (shelf: EnquiryShelf | null) => {
    if (shelf === null) return all;
    return shelf === "call-back" ? callBacks : counts[shelf];
  };
  const links = [null, ...enquiryShelves].map((state) => ({
    to: enquiriesAddress({ ...query, state, page: 1 }),
    label: state === null ? text.allStates : shelfName(text, state),
    count: countedUpTo(countOf(state)),
    isShown: shown === state,
  }));
  return <FilterLinks label={text.stateLinks} links={links} />;
}
