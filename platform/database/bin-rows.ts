import { randomUUID } from "node:crypto";
import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const tables = ["gallery_images", "enquiries", "vehicle_names", "body_types", "enquiry_outbox"] as const;
const content = z.partialRecord(z.enum(tables), z.array(row));

export type BinKind = Database["bin"]["kind"];

export type BinRow = z.infer<typeof row>;
export type BinContent = z.infer<typeof content>;

export type BinEntry = Selectable<Database["bin"]>;

export interface Deleted {
  id: string;
  createdAt: string;
  content: BinContent;
  pictureUrls?: string[];
}

/** Belongs into the deleting transaction, behind the content revision's lock; equal `act` makes a group. */
export async function moveToBin(
  trx: Transaction<Database>,
  kind: BinKind,
  deleted: readonly Deleted[],
  now: Date,
  act: string = randomUUID(),
): Promise<void> {
  const deletedAt = now.toISOString();
  for (const chunk of inChunks(deleted)) {
    const entries = chunk.map((one) => ({
      id: one.id,
      kind,
      created_at: one.createdAt,
      deleted_at: deletedAt,
      content: JSON.stringify(one.content),
      act,
    }));
    await trx.insertInto("bin").values(entries).execute();
    const pictures = chunk.flatMap(({ id, pictureUrls = [] }) =>
      [...new Set(pictureUrls)].map((url) => ({ bin_id: id, url })),
    );
    if (pictures.length > 0) await trx.insertInto("bin_pictures").values(pictures).execute();
  }
}

/** Throws where it is no content. */
export function contentOf({ content: stored }: { content: string }): BinContent {
  return content.parse(JSON.parse(stored));
}

/** The row with the entry's id. Throws where there is none. */
export function mainRowOf(entry: { kind: BinKind; content: string }): BinRow {
  const main = contentOf(entry)[entry.kind]?.[0];
  if (main === undefined) throw new Error(`The bin has an entry of ${entry.kind} without its row.`);
  return main;
}

/** Puts the rows back as `content` changes them. */
export async function putBack(
  trx: Transaction<Database>,
  entry: BinEntry,
  content: BinContent = contentOf(entry),
): Promise<void> {
  await trx.deleteFrom("bin").where("id", "=", entry.id).execute();
  for (const [table, rows] of Object.entries(content)) {
    for (const row of rows) {
      const columns = Object.keys(row).map((column) => sql.ref(column));
      const values = sql.join(Object.values(row));
      await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${values})`.execute(trx);
    }
  }
}
