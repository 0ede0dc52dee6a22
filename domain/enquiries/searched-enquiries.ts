import type { Kysely, Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks, othersTurn, shownName } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { partIds } from "./merged-ids.ts";
import { searchedEnquiry } from "./search-text.ts";

const rowsAtOnce = 50;

/** Fills in what an older version stored, until `isOver`. */
export async function writeMissingSounds(
  { db, revision }: Pick<OpenDatabase, "db" | "revision">,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver() && (await rowsWithoutSounds(db).limit(1).execute()).length > 0) {
    await db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      await write(trx, await rowsWithoutSounds(trx).limit(rowsAtOnce).execute());
    });
    await othersTurn();
  }
}

/** Belongs into the transaction that changes the words. */
export async function writeSounds(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await write(trx, await rowsWithoutSounds(trx).where("id", "in", chunk).execute());
  }
}

/** For after a change of what is merged into them. */
export async function rewriteSearch(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await trx.updateTable("enquiries").set({ sound_text: null }).where("id", "in", chunk).execute();
  }
  await writeSounds(trx, ids);
}

function whole<Row extends { phone: string; phone_typed: string | null }>(row: Row): Row {
  return { ...row, phone: row.phone_typed ?? row.phone };
}

function rowsWithoutSounds(db: Kysely<Database>) {
  return searchedRows(db).where("sound_text", "is", null);
}

function searchedRows(db: Kysely<Database>) {
  return db
    .selectFrom("enquiries")
    .select(["id", shownName.as("name"), "email", "phone", "phone_typed", "service", "message", "note"]);
}

async function write(
  trx: Transaction<Database>,
  rows: Awaited<ReturnType<ReturnType<typeof rowsWithoutSounds>["execute"]>>,
): Promise<void> {
  for (const row of rows) {
    const ids = (await partIds(trx, [row.id])).map(({ id }) => id);
    const parts = ids.length === 0 ? [] : await searchedRows(trx).where("id", "in", ids).execute();
    const searched = searchedEnquiry(whole(row), parts.map(whole));
    await trx.updateTable("enquiries").set(searched).where("id", "=", row.id).execute();
  }
}
