import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { renameInImages } from "#domain/gallery/images/rename-in-images.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { foldName, maxNameLength, normalizeLine } from "./names.ts";
import type {
  ReferenceListName,
  ReferenceName,
  ReferenceNameRefusal,
  Rename,
  RenameRefusal,
} from "./reference-lists.ts";

interface Parts {
  database: OpenDatabase;
  clock: Clock;
}

/** Adds a name; of two equal ones at the same time the unique index takes one. */
export async function addName(
  { database, clock }: Parts,
  list: ReferenceListName,
  givenName: string,
): Promise<Result<ReferenceName, ReferenceNameRefusal>> {
  const name = normalizeLine(givenName);
  const wrong = whatIsWrongWith(name);
  if (wrong !== null) return refused(wrong);
  const now = clock.now().toISOString();
  const id = randomUUID();
  const isNew = await database.db.transaction().execute(async (trx) => {
    await database.revision.increment(trx);
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto(list)
      .values({ id, name, folded_name: foldName(name), created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.column("folded_name").doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  });
  return isNew ? accepted({ id, name, createdAt: now, updatedAt: now }) : refused("duplicate");
}

/** Renames the row and the images that carry its name, unless somebody else was quicker. */
export async function renameName(
  { database, clock }: Parts,
  list: ReferenceListName,
  { id, seen, name: givenName }: Rename,
): Promise<Result<ReferenceName, RenameRefusal>> {
  const name = normalizeLine(givenName);
  const wrong = whatIsWrongWith(name);
  if (wrong !== null) return refused({ reason: wrong });
  return database.db.transaction().execute(async (trx) => {
    // Puts all changes in one line, so that what is read below stays true until the end.
    await database.revision.increment(trx);
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
}

/** Deletes the row and answers its name, or null when there is none. */
export async function removeName(
  { database }: Parts,
  list: ReferenceListName,
  id: string,
): Promise<string | null> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.increment(trx);
    const row = await trx.deleteFrom(list).where("id", "=", id).returning("name").executeTakeFirst();
    return row?.name ?? null;
  });
}

function whatIsWrongWith(name: string): "empty" | "too-long" | null {
  if (name === "") return "empty";
  return [...name].length > maxNameLength ? "too-long" : null;
}

/** Whether another row has the name; its own may be spelt anew. */
async function isTaken(trx: Transaction<Database>, list: ReferenceListName, id: string, name: string) {
  const other = await trx
    .selectFrom(list)
    .select("id")
    .where("folded_name", "=", foldName(name))
    .where("id", "<>", id)
    .executeTakeFirst();
  return other !== undefined;
}
