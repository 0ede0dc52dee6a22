import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { z } from "zod";
import { beginningOf } from "#domain/enquiries/enquiries.ts";
import type { TranslatedName } from "#domain/gallery/gallery.ts";
import { callerOf } from "#domain/values/caller.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { type WorkType, workTypes } from "#domain/values/work.ts";
import { day } from "#platform/clock.ts";
import { type BinRow, mainRowOf } from "#platform/database/bin-rows.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { BinKind } from "./bin-kinds.ts";

const groupsPerPage = 25;
const shownOfGroup = 4;
const actsShown = 20;

const url = z.string().nullable();
const image = z
  .object({ vehicle_name: z.string(), category: z.enum(workTypes) })
  .extend({ main_image_url: url, before_image_url: url, after_image_url: url });
const enquiry = z
  .object({ name: z.string(), phone: z.string(), message: z.string() })
  .extend({ name_by_owner: z.string().nullable().default(null) });
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
  deletedAt: string;
  daysLeft: number;
  was: Was;
}

export interface BinGroup {
  act: string;
  count: number;
  entries: [BinEntry, ...BinEntry[]];
}

export interface BinFilter {
  kind: BinKind | null;
  /** Groups what was deleted together; null is everything. */
  act: string | null;
}

export const wholeBin: BinFilter = { kind: null, act: null };

export interface BinPage {
  groups: BinGroup[];
  /** Entries. */
  total: number;
  page: number;
  pages: number;
}

/** Newest first. */
export async function listGroups(
  db: Kysely<Database>,
  asked: BinFilter & { page: number; now: Date; days: number },
): Promise<BinPage> {
  const { now, days } = asked;
  const key = asked.act === null ? actOf : sql<string>`id`;
  const matching = matchingEntries(db, asked);
  const total = await countRows(matching);
  const groups = await countDistinct(matching, key);
  const { page, pages, offset } = placeOfPage(asked.page, groups, groupsPerPage);
  const listed = await matching
    .select([
      key.as("act"),
      (eb) => eb.fn.countAll().as("count"),
      (eb) => eb.fn.max("deleted_at").as("newest"),
    ])
    .groupBy(key)
    .orderBy("newest", "desc")
    .orderBy("act")
    .limit(groupsPerPage)
    .offset(offset)
    .execute();
  const rows = await firstOfEach(
    db,
    key,
    listed.map(({ act }) => act),
  );
  const entriesOf = Map.groupBy(rows, (row) => (asked.act === null ? (row.act ?? row.id) : row.id));
  return {
    groups: listed.flatMap(({ act, count }) => {
      const [first, ...others] = entriesOf.get(act) ?? [];
      const entryOf = (row: BinTableRow) => binEntry(row, now, days);
      if (first === undefined) return [];
      return [{ act, count: Number(count), entries: [entryOf(first), ...others.map(entryOf)] }];
    }),
    total,
    page,
    pages,
  };
}

/** The release before has named no act. */
const actOf = sql<string>`coalesce(act, id)`;

/** Entries of a kind, or of what was deleted together. */
export function matchingEntries(db: Kysely<Database>, { kind, act }: BinFilter) {
  return db
    .selectFrom("bin")
    .$if(kind !== null, (query) => query.where("kind", "=", kind))
    .$if(act !== null, (query) => query.where(actOf, "=", act));
}

async function countDistinct(matching: ReturnType<typeof matchingEntries>, key: RawBuilder<string>) {
  const { count } = await matching
    .select((eb) => eb.fn.count(key).distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function firstOfEach(db: Kysely<Database>, key: RawBuilder<string>, acts: readonly string[]) {
  if (acts.length === 0) return Promise.resolve([]);
  const place = sql<number>`row_number() over (partition by ${key} order by deleted_at desc, id)`;
  const placed = db
    .selectFrom("bin")
    .select(["id", place.as("place")])
    .where(key, "in", acts);
  const first = db.selectFrom(placed.as("placed")).select("id").where("place", "<=", shownOfGroup);
  return db
    .selectFrom("bin")
    .selectAll()
    .where("id", "in", first)
    .orderBy("deleted_at", "desc")
    .orderBy("id")
    .execute();
}

/** What was deleted since then, newest first. */
export async function actsSince(db: Kysely<Database>, since: string): Promise<BinnedAct[]> {
  const acts = await db
    .selectFrom("bin")
    .select([actOf.as("act"), "kind", (eb) => eb.fn.max("deleted_at").as("deletedAt")])
    .select((eb) => eb.fn.countAll().as("count"))
    .where("deleted_at", ">=", since)
    .groupBy([actOf, "kind"])
    .orderBy("deletedAt", "desc")
    .limit(actsShown)
    .execute();
  return acts.map((act) => ({ ...act, count: Number(act.count) }));
}

export interface BinnedAct {
  act: string;
  kind: BinKind;
  count: number;
  deletedAt: string;
}

type BinTableRow = Selectable<Database["bin"]>;

function binEntry(entry: BinTableRow, now: Date, days: number): BinEntry {
  const end = Date.parse(entry.deleted_at) + days * day;
  const daysLeft = Math.max(0, Math.ceil((end - now.getTime()) / day));
  return { id: entry.id, deletedAt: entry.deleted_at, daysLeft, was: wasOf(entry) };
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

function wasOf(entry: BinTableRow): Was {
  const { kind } = entry;
  const row = mainRowOf(entry);
  if (kind === "gallery_images") {
    const { vehicle_name: vehicleName, category, ...pictures } = image.parse(row);
    const pictureUrl = pictures.main_image_url ?? pictures.before_image_url ?? pictures.after_image_url;
    return { kind, vehicleName, category, pictureUrl };
  }
  if (kind === "enquiries") {
    const { message, name, name_by_owner, phone } = enquiry.parse(row);
    return {
      kind,
      name: callerOf({ name: name || (name_by_owner ?? ""), phone }),
      beginning: beginningOf(message),
    };
  }
  return { kind, names: listedNames(row) };
}

/** The names in a row of a list. */
export function listedNames(row: BinRow): TranslatedName {
  const { name, name_hi: hi, name_mr: mr } = listed.parse(row);
  return { name, hi, mr };
}
