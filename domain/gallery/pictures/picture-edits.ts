import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { type PictureEdit, unedited } from "#platform/images/picture-edit.ts";
import { objectNameOf } from "./picture-metadata.ts";
import { objectNamesOf } from "./picture-rows.ts";

const fraction = z.number().min(0).max(1);
const smallestCrop = 0.05;
const cropLength = fraction.min(smallestCrop);
const tolerance = 1e-6;

export const pictureEditSchema = z.strictObject({
  turns: z.int().min(0).max(3),
  angle: z.number().min(-10).max(10),
  crop: z
    .strictObject({ x: fraction, y: fraction, width: cropLength, height: cropLength })
    .refine(({ x, width }) => x + width <= 1 + tolerance)
    .refine(({ y, height }) => y + height <= 1 + tolerance),
}) satisfies z.ZodType<PictureEdit>;

export interface MadeOf {
  sourceUrl: string;
  edit: PictureEdit;
}

/** Unedited pictures are made of themselves. */
export async function madeOf(db: Kysely<Database>, url: string): Promise<MadeOf> {
  const row = await db
    .selectFrom("picture_edits")
    .select(["source_url", "edit"])
    .where("object_name", "=", objectNameOf(url) ?? "")
    .executeTakeFirst();
  if (row === undefined) return { sourceUrl: url, edit: unedited };
  return { sourceUrl: row.source_url, edit: pictureEditSchema.parse(JSON.parse(row.edit)) };
}

/** Belongs behind the claim of the picture's name. */
export async function noteEdit(
  db: Kysely<Database>,
  objectName: string,
  { sourceUrl, edit }: MadeOf,
): Promise<void> {
  const row = { object_name: objectName, source_url: sourceUrl, edit: JSON.stringify(edit) };
  await db.insertInto("picture_edits").values(row).execute();
}

/** Forgets edits that nothing shows; answers their sources. */
export async function forgetEdits(trx: Transaction<Database>, urls: string[]): Promise<string[]> {
  const sources = new Set<string>();
  for (const names of inChunks(objectNamesOf(urls))) {
    const rows = await trx
      .deleteFrom("picture_edits")
      .where("object_name", "in", names)
      .returning("source_url")
      .execute();
    for (const { source_url } of rows) sources.add(source_url);
  }
  return [...sources];
}
