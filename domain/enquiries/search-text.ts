import { searchedText } from "#domain/search/search.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";
import { phoneKeys } from "#domain/values/read-phones.ts";
import type { EnquiriesTable } from "#platform/database/enquiry-schema.ts";
import { referenceOf } from "./enquiry.ts";

/** An e-mail address as it is compared. */
export function foldEmail(email: string): string {
  return foldSearched(email).trim();
}

interface Searched {
  id: string;
  name: string;
  email: string;
  phone: string;
  service: string | null;
  message: string;
  note: string;
}

/** What a search looks at, merged enquiries included. */
export function searchedEnquiry(
  enquiry: Searched,
  parts: readonly Searched[] = [],
): Pick<EnquiriesTable, "search_text" | "sound_text"> {
  const all = [enquiry, ...parts];
  // Short ones first: what is very long is cut.
  const short = all.flatMap(({ id, name, email, phone, service }) => [
    ...[name, email, phone, ...phoneKeys(phone), service ?? ""],
    referenceOf(id),
  ]);
  const notes = parts.map(({ note }) => note);
  return {
    search_text: searchedText([...short, ...all.map(({ message }) => message), ...notes]).folded,
    sound_text: searchedText(
      all.flatMap(({ name, service, message, note }) => [name, service ?? "", message, note]),
    ).sounds,
  };
}
