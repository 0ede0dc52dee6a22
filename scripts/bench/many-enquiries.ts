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
/** What a person at the screen takes for "at once". */
const atOnce = 250;

/** How long the inbox takes with that many enquiries in it, each question five times. */
export async function measureManyEnquiries(
  place: { url: string | null; dataDir: string },
  many: number,
): Promise<Finding[]> {
  const database = await openDatabase(place, silentLog);
  try {
    await fill(database, many);
    return await askAll(openEnquiries(database, place.dataDir), many);
  } finally {
    await database.close();
  }
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

async function askAll(enquiries: Enquiries, many: number): Promise<Finding[]> {
  const all = { inquiry: null, state: null, search: "" };
  const questions: [what: string, ask: () => Promise<unknown>][] = [
    ["first page", () => enquiries.list(all, 1)],
    ["last page", () => enquiries.list(all, many)],
    ["won quotes, page 100", () => enquiries.list({ ...all, inquiry: "quote", state: "won" }, 100)],
    ["search for one in all", () => enquiries.list({ ...all, search: "visitor77776@" }, 1)],
    ["search for two words in most", () => enquiries.list({ ...all, search: "price गाड़ी" }, 1)],
    ["counts of the sidebar", () => enquiries.counts()],
  ];
  const findings: Finding[] = [];
  for (const [what, ask] of questions) {
    const took = await typicalTime(ask);
    findings.push({
      what: `${inWhole(many)} enquiries, ${what}`,
      measured: inMilliseconds(took),
      target: atMost(took, atOnce, `${atOnce} ms`),
    });
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
