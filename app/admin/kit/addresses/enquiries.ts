import { type EnquiryFilter, enquiryShelves } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { longestSearch, readPage, withQuery } from "../list/list-query.ts";

export interface EnquiriesQuery extends Omit<EnquiryFilter, "search"> {
  /** The search, which only the server can read: addresses are written into histories and logs. */
  sealed: string;
  page: number;
}

/** In characters: the longest search in letters of three bytes, its seal, in base64. */
const longestSealed = Math.ceil(((longestSearch * 3 + 28) * 4) / 3);

export const enquiriesPath = "/admin/enquiries";
export const newsPath = `${enquiriesPath}/news`;

export function readEnquiriesQuery(parameters: URLSearchParams): EnquiriesQuery {
  const sealed = parameters.get("search") ?? "";
  return {
    sealed: sealed.length > longestSealed ? "" : sealed,
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
