import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { byteOrderMark, csvRow } from "#domain/values/csv-row.ts";
import { phoneInText } from "#domain/values/read-phones.ts";
import type { Database } from "#platform/database/schema.ts";
import { type Enquiry, type EnquiryFilter, type EnquiryState, referenceOf } from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import type { Inquiry } from "./enquiry-rules.ts";
import { matchingIds } from "./inbox.ts";
import { partsByHead } from "./merged-enquiries.ts";

const rowsPerPiece = 500;

const order = [
  ...(["reference", "mergedInto", "received", "state", "inquiry", "service", "name", "email"] as const),
  ...(["phone", "phoneTyped", "message", "photographs", "note", "callBack", "quoted", "won"] as const),
  ...(["language", "privacy", "mail"] as const),
];
type Column = (typeof order)[number];

const columns = {
  reference: ({ id }) => referenceOf(id),
  mergedInto: ({ mergedInto }) => (mergedInto === null ? "" : referenceOf(mergedInto)),
  received: ({ createdAt }) => indianTime(createdAt),
  state: ({ state }, words) => words.states[state],
  inquiry: ({ inquiry }, words) => words.inquiries[inquiry],
  service: ({ service }) => service ?? "",
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phoneInText(phone),
  phoneTyped: ({ phoneTyped }) => phoneTyped ?? "",
  message: ({ message }) => message,
  photographs: ({ photographs }) => (photographs === 0 ? "" : String(photographs)),
  note: ({ note }) => note,
  callBack: ({ callBackOn }) => callBackOn ?? "",
  quoted: ({ quoted }) => String(quoted ?? ""),
  won: ({ won }) => String(won ?? ""),
  language: ({ language }, words) => words.languages[language],
  privacy: ({ privacyVersion }) => privacyVersion,
  mail: ({ mail }, words) => words.mailStates[mail.state],
} satisfies Record<Column, (enquiry: Enquiry, words: CsvWords) => string>;

export interface CsvWords {
  columns: Readonly<Record<Column, string>>;
  states: Readonly<Record<EnquiryState, string>>;
  inquiries: Readonly<Record<Inquiry, string>>;
  languages: Readonly<Record<Enquiry["language"], string>>;
  mailStates: Readonly<Record<Enquiry["mail"]["state"], string>>;
}

export type ServiceNaming = (enquiry: Enquiry) => string | null;

/** Newest first, with merged enquiries below. */
export async function* exportEnquiries(
  db: Kysely<Database>,
  filter: EnquiryFilter,
  words: CsvWords,
  serviceOf: ServiceNaming = ({ service }) => service,
): AsyncIterable<string> {
  yield byteOrderMark + csvRow(order.map((column) => words.columns[column]));
  let last: Enquiry | undefined;
  do {
    const ids = olderThan(matchingIds(db, filter), last).limit(rowsPerPiece);
    const rows = await enquiriesWithMail(db)
      .where("enquiries.id", "in", ids)
      .orderBy("created_at", "desc")
      .orderBy("enquiries.id")
      .execute();
    const parts = await partsByHead(
      db,
      rows.map(({ id }) => id),
    );
    const enquiries = rows.map(enquiryOf);
    if (enquiries.length > 0) {
      yield enquiries
        .flatMap((enquiry) => [enquiry, ...(parts.get(enquiry.id) ?? []).toReversed()])
        .map((enquiry) => ({ ...enquiry, service: serviceOf(enquiry) }))
        .map((enquiry) => csvRow(order.map((column) => columns[column](enquiry, words))))
        .join("");
    }
    // SQLite answers at once, and nobody else would have a turn.
    await setImmediate();
    last = enquiries.length < rowsPerPiece ? undefined : enquiries.at(-1);
  } while (last !== undefined);
}

function olderThan(ids: ReturnType<typeof matchingIds>, last: Enquiry | undefined) {
  if (last === undefined) return ids;
  const { createdAt, id } = last;
  // The first condition lets the index begin where the last piece ended.
  return ids
    .where("created_at", "<=", createdAt)
    .where((eb) => eb.or([eb("created_at", "<", createdAt), eb("id", ">", id)]));
}

const inIndia = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
});

function indianTime(time: string): string {
  return inIndia.format(new Date(time));
}
