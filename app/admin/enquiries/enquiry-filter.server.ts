import type { RouterContextProvider } from "react-router";
import { servicesContext } from "#app/context.server.ts";
import type { EnquiryFilter } from "#domain/enquiries/enquiry.ts";
import { readEnquiriesQuery } from "../kit/addresses/enquiries.ts";

export function enquiryFilter(context: Readonly<RouterContextProvider>, url: URL): EnquiryFilter {
  const { sealed, inquiry, state } = readEnquiriesQuery(url.searchParams);
  return { inquiry, state, search: context.get(servicesContext).enquiries.openSearch(sealed) };
}
