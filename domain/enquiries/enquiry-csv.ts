import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { Enquiry, EnquiryFilter } from "./enquiry.ts";
import { enquiriesWithMail, enquiryOf } from "./enquiry-rows.ts";
import { matchingIds } from "./inbox.ts";

const byteOrderMark = "\ufeff";
const rowsPerPiece = 500;

const columns: readonly [title: string, cell: (enquiry: Enquiry) => string][] = [
  ["Received (India)", ({ createdAt }) => indianTime(createdAt)],
  ["State", ({ state }) => state],
  ["Inquiry", ({ inquiry }) => inquiry],
  ["Service", ({ service }) => service ?? ""],
  ["Name", ({ name }) => name],
  ["E-mail", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Message", ({ message }) => message],
  ["Note", ({ note }) => note],
  ["Language", ({ language }) => language],
  ["Privacy notice", ({ privacyVersion }) => privacyVersion],
  ["Mail", ({ mail }) => mail.state],
];

/** Newest first, in pieces of 500 rows, without what arrives meanwhile. */
export async function* exportEnquiries(db: Kysely<Database>, filter: EnquiryFilter): AsyncIterable<string> {
  yield byteOrderMark + csvRow(columns.map(([title]) => title));
  let last: Enquiry | undefined;
  do {
    const ids = olderThan(matchingIds(db, filter), last).limit(rowsPerPiece);
    const rows = await enquiriesWithMail(db)
      .where("enquiries.id", "in", ids)
      .orderBy("created_at", "desc")
      .orderBy("enquiries.id")
      .execute();
    const enquiries = rows.map(enquiryOf);
    if (enquiries.length > 0) {
      yield enquiries.map((enquiry) => csvRow(columns.map(([, cell]) => cell(enquiry)))).join("");
    }
    // SQLite answers at once: without this nobody else would be answered until the last row.
    await setImmediate();
    last = enquiries.length < rowsPerPiece ? undefined : enquiries.at(-1);
  } while (last !== undefined);
}

function olderThan(ids: ReturnType<typeof matchingIds>, last: Enquiry | undefined) {
  if (last === undefined) return ids;
  const { createdAt, id } = last;
  // The first condition alone lets the index begin where the last piece ended.
  return ids
    .where("created_at", "<=", createdAt)
    .where((eb) => eb.or([eb("created_at", "<", createdAt), eb("id", ">", id)]));
}

/** One line of RFC 4180; no cell is a formula to a spreadsheet. */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/** An apostrophe keeps a spreadsheet from calculating. */
function csvCell(text: string): string {
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const inIndia = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "short",
});

function indianTime(time: string): string {
  return inIndia.format(new Date(time));
}
