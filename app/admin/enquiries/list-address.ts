import { type EnquiryFilter, enquiryStates } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

export interface EnquiriesQuery extends EnquiryFilter {
  page: number;
}

export const enquiriesPath = "/admin/enquiries";

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

export function exportAddress({ page: _, ...filter }: EnquiriesQuery): string {
  return withQuery(`${enquiriesPath}/export`, filter);
}
