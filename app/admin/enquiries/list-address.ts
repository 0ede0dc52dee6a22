import { type EnquiryFilter, enquiryStates } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { searchedText } from "../list/searched-text.ts";

/** What the address of the list says. */
export interface AskedEnquiries extends EnquiryFilter {
  /** Counted from 1. */
  page: number;
}

export const enquiriesPath = "/admin/enquiries";

/** What an address asks for; whatever makes no sense counts as not asked. */
export function readAskedEnquiries(parameters: URLSearchParams): AskedEnquiries {
  return {
    search: searchedText(parameters),
    inquiry: inquiries.find((known) => known === parameters.get("inquiry")) ?? null,
    state: enquiryStates.find((known) => known === parameters.get("state")) ?? null,
    page: readPage(parameters.get("page")),
  };
}

/** The address of the list that asks for it. */
export function listAddress(asked: Partial<AskedEnquiries>): string {
  return enquiriesPath + query(asked);
}

/** The address of one enquiry, which remembers the list it was opened from. */
export function enquiryAddress(id: string, asked: Partial<AskedEnquiries>): string {
  return `${enquiriesPath}/${id}${query(asked)}`;
}

/** The address of the same list as a file, all its pages together. */
export function exportAddress({ page: _, ...filter }: AskedEnquiries): string {
  return `${enquiriesPath}/export${query(filter)}`;
}

function query({ search, inquiry, state, page }: Partial<AskedEnquiries>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("search", search);
  if (inquiry) parameters.set("inquiry", inquiry);
  if (state) parameters.set("state", state);
  if (page !== undefined && page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
