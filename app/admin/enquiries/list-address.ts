import { type EnquiryFilter, enquiryStates } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

/** What the address of the list says. */
export interface EnquiriesQuery extends EnquiryFilter {
  /** Counted from 1. */
  page: number;
}

export const enquiriesPath = "/admin/enquiries";

/** Whatever makes no sense counts as not asked. */
export function readEnquiriesQuery(parameters: URLSearchParams): EnquiriesQuery {
  const { search, page } = readListQuery(parameters);
  return {
    search,
    inquiry: inquiries.find((known) => known === parameters.get("inquiry")) ?? null,
    state: enquiryStates.find((known) => known === parameters.get("state")) ?? null,
    page,
  };
}

export function enquiriesAddress(query: Partial<EnquiriesQuery>): string {
  return withQuery(enquiriesPath, { ...query });
}

/** The address of one enquiry, which remembers the list it was opened from. */
export function enquiryAddress(id: string, query: Partial<EnquiriesQuery>): string {
  return withQuery(`${enquiriesPath}/${id}`, { ...query });
}

/** The same list as a file, all its pages together. */
export function exportAddress({ page: _, ...filter }: EnquiriesQuery): string {
  return withQuery(`${enquiriesPath}/export`, filter);
}
