import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { beginningOf } from "#domain/enquiries/enquiries.ts";
import type { TranslatedName } from "#domain/gallery/gallery.ts";
import { callerOf } from "#domain/values/caller.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { type WorkType, workTypes } from "#domain/values/work.ts";
import { type BinRow, mainRowOf } from "#platform/database/bin-rows.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { BinKind } from "./bin-kinds.ts";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
const entriesPerPage = 25;

const url = z.string().nullable();
const image = z
  .object({ vehicle_name: z.string(), category: z.enum(workTypes) })
  .extend({ main_image_url: url, before_image_url: url, after_image_url: url });
const enquiry = z.object({ name: z.string(), phone: z.string(), message: z.string() });
const listed = z.object({
  name: z.string(),
  name_hi: z.string().default(""),
  name_mr: z.string().default(""),
});

type Was =
  | { kind: "gallery_images"; vehicleName: string; category: WorkType; pictureUrl: string | null }
  | { kind: "enquiries"; name: string; beginning: string }
  | { kind: "vehicle_names" | "body_types"; names: TranslatedName };

export interface BinEntry {
  id: string;
  /** UTC, ISO 8601. */
  deletedAt: string;
  daysLeft: number;
  was: Was;
}

export interface BinPage {
  entries: BinEntry[];
  total: number;
  page: number;
  pages: number;
}

/** Newest first. */
export async function listEntries(
  db: Kysely<Database>,
  asked: { kind: BinKind | null; page: number; now: Date; days: number },
): Promise<BinPage> {
  const { kind, now, days } = asked;
  const matching = db.selectFrom("bin").$if(kind !== null, (query) => query.where("kind", "=", kind));
  const total = await countRows(matching);
  const { page, pages, offset } = placeOfPage(asked.page, total, entriesPerPage);
  const rows = await matching
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .limit(entriesPerPage)
    .offset(offset)
    .execute();
  const entries = rows.map((entry) => {
    const end = Date.parse(entry.deleted_at) + days * day;
    const daysLeft = Math.max(0, Math.ceil((end - now.getTime()) / day));
    return { id: entry.id, deletedAt: entry.deleted_at, daysLeft, was: wasOf(entry) };
  });
  return { entries, total, page, pages };
}

/** Kinds without an entry are missing. */
export async function countEntries(db: Kysely<Database>): Promise<Partial<Record<BinKind, number>>> {
  const rows = await db
    .selectFrom("bin")
    .select(["kind", (eb) => eb.fn.countAll().as("count")])
    .groupBy("kind")
    .execute();
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

function wasOf(entry: Selectable<Database["bin"]>): Was {
  const { kind } = entry;
  const row = mainRowOf(entry);
  if (kind === "gallery_images") {
    const { vehicle_name: vehicleName, category, ...pictures } = image.parse(row);
    const pictureUrl = pictures.main_image_url ?? pictures.before_image_url ?? pictures.after_image_url;
    return { kind, vehicleName, category, pictureUrl };
  }
  if (kind === "enquiries") {
    const { message, ...caller } = enquiry.parse(row);
    return { kind, name: callerOf(caller), beginning: beginningOf(message) };
  }
  return { kind, names: listedNames(row) };
}

/** Of the row of a listed name. */
export function listedNames(row: BinRow): TranslatedName {
  const { name, name_hi: hi, name_mr: mr } = listed.parse(row);
  return { name, hi, mr };
}
