import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { moveToBin } from "#domain/bin/bin-rows.ts";
import { renameInImages } from "#domain/gallery/images/change-images.ts";
import { placeOfPage } from "#domain/paging.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { contains, countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { foldName, namesOf, normalizeName, type ReferenceListName } from "./names.ts";

/** Times are UTC, ISO 8601. */
interface ReferenceName {
  id: string;
  name: string;
  createdAt: string;
  updatedAt: string;
}

/** `images` visitors find under the name. */
export interface ListedName extends ReferenceName {
  images: number;
}

/** Pages count from 1. */
interface NamesQuery {
  search: string;
  page: number;
}

export interface NamesPage {
  names: ListedName[];
  total: number;
  page: number;
  pages: number;
}

export type ReferenceNameRefusal = "empty" | "duplicate" | "too-long";

/** `changed`: renamed meanwhile, to `name`. */
type RenameRefusal = { reason: ReferenceNameRefusal | "gone" } | { reason: "changed"; name: string };

/** `seen` is the name before the edit. */
export interface Rename {
  id: string;
  seen: string;
  name: string;
}

export interface ReferenceLists {
  /** In alphabetical order. */
  names(list: ReferenceListName): Promise<string[]>;
  /** Newest first, 50 a page. */
  page(list: ReferenceListName, query: NamesQuery): Promise<NamesPage>;
  add(list: ReferenceListName, name: string): Promise<Result<ReferenceName, ReferenceNameRefusal>>;
  /** Also in the images that carry the name, in any case, in one transaction. */
  rename(list: ReferenceListName, rename: Rename): Promise<Result<ReferenceName, RenameRefusal>>;
  /** Into the bin. Answers the name, or null when it is gone; images keep their text. */
  remove(list: ReferenceListName, id: string): Promise<string | null>;
}

const namesPerPage = 50;

/** Both lists on the database. */
export function createReferenceLists({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): ReferenceLists {
  const { db, revision } = database;
  return {
    names: (list) => namesOf(db, list),
    page: (list, query) => pageOfNames(db, list, query),

    async add(list, givenName) {
      const name = normalizeName(givenName);
      if (name === null) return refused("too-long");
      if (name === "") return refused("empty");
      const now = clock.now().toISOString();
      const id = randomUUID();
      const isNew = await db.transaction().execute(async (trx) => {
        await revision.increment(trx);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto(list)
          .values({ id, name, folded_name: foldName(name), created_at: now, updated_at: now })
          .onConflict((conflict) => conflict.column("folded_name").doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows === 1n;
      });
      return isNew ? accepted({ id, name, createdAt: now, updatedAt: now }) : refused("duplicate");
    },

    async rename(list, { id, seen, name: givenName }) {
      const name = normalizeName(givenName);
      if (name === null) return refused({ reason: "too-long" });
      if (name === "") return refused({ reason: "empty" });
      return db.transaction().execute(async (trx) => {
        // Other changes wait from here on.
        await revision.increment(trx);
        const row = await trx.selectFrom(list).selectAll().where("id", "=", id).executeTakeFirst();
        if (row === undefined) return refused({ reason: "gone" });
        if (row.name !== seen) return refused({ reason: "changed", name: row.name });
        if (await isTaken(trx, list, id, name)) return refused({ reason: "duplicate" });
        const updatedAt = clock.now().toISOString();
        await trx
          .updateTable(list)
          .set({ name, folded_name: foldName(name), updated_at: updatedAt })
          .where("id", "=", id)
          .execute();
        await renameInImages(trx, list, row.name, name);
        return accepted({ id, name, createdAt: row.created_at, updatedAt });
      });
    },

    remove(list, id) {
      return db.transaction().execute(async (trx) => {
        await revision.increment(trx);
        const row = await trx.deleteFrom(list).where("id", "=", id).returningAll().executeTakeFirst();
        if (row === undefined) return null;
        const deleted = { id, createdAt: row.created_at, content: { [list]: [row] } };
        await moveToBin(trx, list, [deleted], clock.now());
        return row.name;
      });
    },
  };
}

/** Its own name may be spelt anew. */
async function isTaken(trx: Transaction<Database>, list: ReferenceListName, id: string, name: string) {
  const others = trx.selectFrom(list).select("id").where("id", "<>", id);
  return (await others.where("folded_name", "=", foldName(name)).executeTakeFirst()) !== undefined;
}

async function pageOfNames(
  db: Kysely<Database>,
  list: ReferenceListName,
  asked: NamesQuery,
): Promise<NamesPage> {
  const folded = foldName(asked.search);
  const matching = db
    .selectFrom(list)
    .$if(folded !== "", (query) => query.where(contains("folded_name", folded)));
  const total = await countRows(matching);
  const { page, pages, offset } = placeOfPage(asked.page, total, namesPerPage);
  const rows = await matching
    .select(["id", "name", "folded_name", "created_at as createdAt", "updated_at as updatedAt"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(namesPerPage)
    .offset(offset)
    .execute();
  const images = await imagesByFoldedName(db, list);
  const names = rows.map(({ folded_name, ...row }) => ({ ...row, images: images.get(folded_name) ?? 0 }));
  return { names, total, page, pages };
}

/** Neither engine folds as we do. */
async function imagesByFoldedName(db: Kysely<Database>, list: ReferenceListName) {
  const column = list === "vehicle_names" ? "shown_vehicle" : "body_type";
  const rows = await db
    .selectFrom("gallery_images")
    .select([`${column} as name`, (eb) => eb.fn.countAll().as("total")])
    .where("is_shown", "=", 1)
    .groupBy(column)
    .execute();
  const images = new Map<string, number>();
  for (const { name, total } of rows) {
    const folded = foldName(name ?? "");
    images.set(folded, (images.get(folded) ?? 0) + Number(total));
  }
  return images;
}
