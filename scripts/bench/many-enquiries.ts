import { Client } from "pg";
import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import { createEnquiries } from "#domain/enquiries/enquiries.ts";
import { enquiryStates } from "#domain/enquiries/enquiry.ts";
import { inquiries } from "#domain/enquiries/enquiry-rules.ts";
import { createOutbox } from "#domain/enquiries/outbox.ts";
import { rowOf } from "#domain/enquiries/store-enquiry.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { photographsIn } from "#tests/support/enquiry-photographs.ts";
import { atMost, type Finding } from "./findings.ts";
import { inMilliseconds, inWhole, median } from "./units.ts";

const rowsOfStatement = 500;
const words =
  "tata ace body price container refrigerated tray painting denting मुझे गाड़ी की बॉडी चाहिए कितना खर्च येईल मला ट्रक साठी please call after six today".split(
    " ",
  );
/** What a person at the screen takes for "at once", and bears of a search. */
const atOnce = 250;
const searching = 500;
/** As docs/operations.md offers them to who has very many. */
const searchIndexes = [
  "create extension if not exists pg_trgm",
  "create index enquiries_search on enquiries using gin (search_text gin_trgm_ops)",
  "create index enquiries_search_sounds on enquiries using gin (sound_text gin_trgm_ops)",
  "create index enquiries_search_notes on enquiries using gin (lower(note) gin_trgm_ops)",
  "analyze enquiries",
];

/** How long the inbox takes with that many enquiries in it, each question five times. */
export async function measureManyEnquiries(
  place: { url: string | null; dataDir: string },
  many: number,
): Promise<Finding[]> {
  const database = await openDatabase(place, silentLog);
  try {
    await fill(database, many);
    const enquiries = openEnquiries(database, place.dataDir);
    const findings = await askAll(pagesOf(enquiries, many), atOnce);
    if (place.url === null) {
      findings.push(...(await askAll(searchesIn(enquiries, "search"), searching)));
    } else {
      findings.push(...(await askAll(searchesIn(enquiries, "search"), null)));
      await makeSearchIndexes(place.url);
      findings.push(...(await askAll(searchesIn(enquiries, "search with indexes"), searching)));
    }
    return findings.map((finding) => ({ ...finding, what: `${inWhole(many)} enquiries, ${finding.what}` }));
  } finally {
    await database.close();
  }
}

/** By a connection that may be silent for as long as it takes. */
async function makeSearchIndexes(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of searchIndexes) await client.query(statement);
  await client.end();
}

function openEnquiries(database: OpenDatabase, dataDir: string): Enquiries {
  const clock = { now: () => new Date() };
  const outbox = createOutbox({ database, clock });
  const secret = "only here, and only for the benchmark";
  const photographs = photographsIn(dataDir, { database });
  return createEnquiries({
    database,
    outbox,
    clock,
    secret,
    months: 13,
    isMailed: async () => true,
    photographs,
  });
}

async function fill({ db }: OpenDatabase, many: number): Promise<void> {
  const year = 365 * 24 * 60 * 60 * 1000;
  const begun = Date.now() - year;
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < many; first += rowsOfStatement) {
      const rows = Array.from({ length: rowsOfStatement }, (_, index) =>
        rowNumber(first + index, begun, year / many),
      );
      await trx.insertInto("enquiries").values(rows).execute();
    }
  });
}

/** `apart` in milliseconds. */
function rowNumber(number: number, begun: number, apart: number) {
  const now = new Date(begun + number * apart);
  const word = (place: number) => words[(number * 7 + place * (number % 11)) % words.length] ?? "";
  const enquiry = {
    ...{ name: `Visitor ${number}`, email: `visitor${number}@example.com` },
    ...{ phone: `+9198${String(10_000_000 + number).padStart(8, "0")}` },
    inquiry: inquiries[number % 3] ?? "general",
    message: Array.from({ length: 40 }, (_, place) => word(place)).join(" "),
    ...{ service: null, language: "en" as const, privacyVersion: "2026-11-21" },
  };
  const row = rowOf(enquiry, `bench-${number}`, { isSpam: false, signs: [] }, now);
  return { ...row, state: enquiryStates[number % 5] ?? "new", is_read: number % 50 === 0 ? 0 : 1 };
}

type Question = [what: string, ask: () => Promise<unknown>];

const all = { inquiry: null, state: null, search: "" };

function pagesOf(enquiries: Enquiries, many: number): Question[] {
  return [
    ["first page", () => enquiries.list(all, 1)],
    ["last page", () => enquiries.list(all, many)],
    ["won quotes, page 100", () => enquiries.list({ ...all, inquiry: "quote", state: "won" }, 100)],
    ["counts of the sidebar", () => enquiries.counts()],
  ];
}

function searchesIn(enquiries: Enquiries, how: string): Question[] {
  const search = (words: string) => () => enquiries.list({ ...all, search: words }, 1);
  return [
    [`${how} for one in all`, search("visitor77776@")],
    [`${how} for the digits of a phone number`, search("98100 77776")],
    [`${how} for a word that nobody wrote`, search("nobody")],
    [`${how} for a name in another script`, search("शिंदे")],
    [`${how} for two words in most`, search("price गाड़ी")],
  ];
}

async function askAll(questions: readonly Question[], target: number | null): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [what, ask] of questions) {
    const took = await typicalTime(ask);
    const measured = { what, measured: inMilliseconds(took) };
    findings.push(target === null ? measured : { ...measured, target: atMost(took, target, `${target} ms`) });
  }
  return findings;
}

async function typicalTime(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < 5; time++) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  return median(times);
}
