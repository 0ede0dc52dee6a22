import { type EnquiryFilter, enquiryShelves } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { readPage, readSealed, withQuery } from "../list/list-query.ts";

export interface EnquiriesQuery extends Omit<EnquiryFilter, "search"> {
  sealed: string;
  page: number;
}

export const enquiriesPath = "/admin/enquiries";
export const newsPath = `${enquiriesPath}/news`;

export function readEnquiriesQuery(parameters: URLSearchParams): EnquiriesQuery {
  return {
    sealed: readSealed(parameters.get("search")),
    inquiry: inquiries.find((known) => known === parameters.get("inquiry")) ?? null,
    state: enquiryShelves.find((known) => known === parameters.get("state")) ?? null,
    page: readPage(parameters.get("page")),
  };
}

export function enquiriesAddress({ sealed, ...query }: Partial<EnquiriesQuery>): string {
  return withQuery(enquiriesPath, { search: sealed, ...query });
}

export function enquiryAddress(id: string, { sealed, ...query }: Partial<EnquiriesQuery>): string {
  return withQuery(`${enquiriesPath}/${id}`, { search: sealed, ...query });
}

export function exportAddress({ page: _, sealed, ...filter }: EnquiriesQuery): string {
  return withQuery(`${enquiriesPath}/export`, { search: sealed, ...filter });
}

export function quotationAddress(id: string): string {
  return `${enquiriesPath}/${id}/quotation`;
}
