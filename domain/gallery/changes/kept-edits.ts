import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { day } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { type MovedImages, movedImages, type ProjectChange } from "../projects/project-change.ts";
import { type BulkEdited, bulkEdited } from "./bulk-edited.ts";

const keptFor = day;

/** `edit` of images, or what was done to projects. */
type EditKind = "edit" | ProjectChange["kind"];

export interface UndoableEdit {
  act: string;
  kind: EditKind;
  /** UTC, ISO 8601. */
  editedAt: string;
  images: number;
}

type KeptEdit = { act: string; now: Date } & (
  | { kind: "edit"; edited: readonly BulkEdited[] }
  | { kind: ProjectChange["kind"]; edited: MovedImages }
);

/** Lets an act be undone for a day. */
export async function keepEdited(
  trx: Transaction<Database>,
  { act, kind, edited, now }: KeptEdit,
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
      kind,
    })
    .execute();
}

/** Newest first. */
export async function undoableEdits(db: Kysely<Database>, now: Date): Promise<UndoableEdit[]> {
  const acts = await db
    .selectFrom("bulk_edits")
    .select(["act", "kind"])
    .select((eb) => [eb.fn.max("edited_at").as("editedAt"), eb.fn.sum("images").as("images")])
    .where("edited_at", ">=", oldest(now))
    .groupBy(["act", "kind"])
    .orderBy("editedAt", "desc")
    .execute();
  return acts.map((act) => ({ ...act, images: Number(act.images) }));
}

/** Newest first, as each stands on the others. */
export async function partsOf(db: Kysely<Database>, act: string, now: Date): Promise<string[]> {
  const parts = db.selectFrom("bulk_edits").select("id").where("act", "=", act).where("kind", "=", "edit");
  const kept = await parts.where("edited_at", ">=", oldest(now)).orderBy("edited_at", "desc").execute();
  return kept.map(({ id }) => id);
}

/** Takes it out, so that nobody else can undo it. */
export async function takePart(trx: Transaction<Database>, id: string): Promise<BulkEdited[]> {
  const part = await trx.deleteFrom("bulk_edits").where("id", "=", id).returning("edited").executeTakeFirst();
  return part === undefined ? [] : z.array(bulkEdited).parse(JSON.parse(part.edited));
}

/** Null where it is no longer kept, or undone. */
export async function movedIn(
  trx: Transaction<Database>,
  act: string,
  now: Date,
): Promise<MovedImages | null> {
  const kept = trx.selectFrom("bulk_edits").select("edited").where("act", "=", act);
  const change = await kept
    .where("kind", "<>", "edit")
    .where("edited_at", ">=", oldest(now))
    .executeTakeFirst();
  return change === undefined ? null : movedImages.parse(JSON.parse(change.edited));
}

/** Ends the way back from an act. */
export async function forgetAct(trx: Transaction<Database>, act: string): Promise<void> {
  await trx.deleteFrom("bulk_edits").where("act", "=", act).execute();
}

function oldest(now: Date): string {
  return new Date(now.getTime() - keptFor).toISOString();
}
