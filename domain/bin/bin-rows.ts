import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { inPortions } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { type BinKind, binKinds } from "./bin-kinds.ts";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const content = z.partialRecord(z.enum([...binKinds, "enquiry_outbox"]), z.array(row));

export type BinRow = z.infer<typeof row>;
export type BinContent = z.infer<typeof content>;

export interface Deleted {
  id: string;
  createdAt: string;
  content: BinContent;
  pictureUrls?: string[];
}

/** Belongs into the transaction that deletes, behind the lock of the content revision. */
export async function moveToBin(
  trx: Transaction<Database>,
  kind: BinKind,
  deleted: readonly Deleted[],
  now: Date,
): Promise<void> {
  const deletedAt = now.toISOString();
  for (const portion of inPortions(deleted)) {
    const entries = portion.map((one) => ({
      id: one.id,
      kind,
      created_at: one.createdAt,
      deleted_at: deletedAt,
      content: JSON.stringify(one.content),
    }));
    await trx.insertInto("bin").values(entries).execute();
    const pictures = portion.flatMap(({ id, pictureUrls = [] }) =>
      [...new Set(pictureUrls)].map((url) => ({ bin_id: id, url })),
    );
    if (pictures.length > 0) await trx.insertInto("bin_pictures").values(pictures).execute();
  }
}

/** Throws when it is no content of the bin. */
export function contentOf({ content: stored }: { content: string }): BinContent {
  return content.parse(JSON.parse(stored));
}

/** The row that gives the entry its id. Throws when there is none. */
export function mainRowOf(entry: { kind: BinKind; content: string }): BinRow {
  const main = contentOf(entry)[entry.kind]?.[0];
  if (main === undefined) throw new Error(`The bin has an entry of ${entry.kind} without its row.`);
  return main;
}

async function binnedContents(
  db: Kysely<Database>,
  kind: BinKind,
): Promise<{ id: string; content: BinContent }[]> {
  const entries = await db.selectFrom("bin").select(["id", "content"]).where("kind", "=", kind).execute();
  return entries.map((entry) => ({ id: entry.id, content: contentOf(entry) }));
}

/** Changes the rows of deleted images; null leaves one as it is. */
export async function changeBinnedImages(
  trx: Transaction<Database>,
  change: (image: BinRow) => BinRow | null,
): Promise<void> {
  for (const { id, content } of await binnedContents(trx, "gallery_images")) {
    const [image] = content.gallery_images ?? [];
    const changed = image === undefined ? null : change(image);
    if (changed === null) continue;
    const changedContent: BinContent = { ...content, gallery_images: [changed] };
    await trx
      .updateTable("bin")
      .set({ content: JSON.stringify(changedContent) })
      .where("id", "=", id)
      .execute();
  }
}
