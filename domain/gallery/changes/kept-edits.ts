import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import type { Database } from "#platform/database/schema.ts";
import { type BulkEdited, bulkEdited } from "./bulk-edited.ts";

/** Milliseconds. */
const keptFor = 24 * 60 * 60 * 1000;

export interface UndoableEdit {
  act: string;
  /** UTC, ISO 8601. */
  editedAt: string;
  images: number;
}

/** A part of an act, so that it can be undone for a day. */
export async function keepEdited(
  trx: Transaction<Database>,
  act: string,
  edited: readonly BulkEdited[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom("bulk_edits").where("edited_at", "<", oldest(now)).execute();
  await trx
    .insertInto("bulk_edits")
    .values({
      id: randomUUID(),
      act,
      edited_at: now.toISOString(),
      images: edited.length,
      edited: JSON.stringify(edited),
    })
    .execute();
}

/** Newest first. */
export async function undoableEdits(db: Kysely<Database>, now: Date): Promise<UndoableEdit[]> {
  const acts = await db
    .selectFrom("bulk_edits")
    .select(["act", (eb) => eb.fn.max("edited_at").as("editedAt"), (eb) => eb.fn.sum("images").as("images")])
    .where("edited_at", ">=", oldest(now))
    .groupBy("act")
    .orderBy("editedAt", "desc")
    .execute();
  return acts.map((act) => ({ ...act, images: Number(act.images) }));
}

/** The newest first, since it stands on the others. */
export async function partsOf(db: Kysely<Database>, act: string, now: Date): Promise<string[]> {
  const parts = db.selectFrom("bulk_edits").select("id").where("act", "=", act);
  const kept = await parts.where("edited_at", ">=", oldest(now)).orderBy("edited_at", "desc").execute();
  return kept.map(({ id }) => id);
}

/** Nobody else has it afterwards. */
export async function takePart(trx: Transaction<Database>, id: string): Promise<BulkEdited[]> {
  const part = await trx.deleteFrom("bulk_edits").where("id", "=", id).returning("edited").executeTakeFirst();
  return part === undefined ? [] : z.array(bulkEdited).parse(JSON.parse(part.edited));
}

function oldest(now: Date): string {
  return new Date(now.getTime() - keptFor).toISOString();
}
