import { type Selectable, sql, type Transaction } from "kysely";
import { writeSounds } from "#domain/enquiries/searched-enquiries.ts";
import { writeSearchTexts } from "#domain/gallery/list/image-search.ts";
import { foldName } from "#domain/reference-lists/names.ts";
import type { Database } from "#platform/database/schema.ts";
import { type BinContent, type BinRow, contentOf, mainRowOf } from "./bin-rows.ts";

/** Of images: the database makes them itself, but for the last two, which are written anew. */
const generatedColumns = new Set(["shown_work", "shown_vehicle", "is_shown", "search_text", "sound_text"]);

type Entry = Selectable<Database["bin"]>;

/** Puts the entries back; belongs behind the lock of the content revision. Answers those whose place is taken. */
export async function restoreEntries(
  trx: Transaction<Database>,
  entries: readonly Entry[],
): Promise<{ restored: Entry[]; taken: Entry[] }> {
  const restored: Entry[] = [];
  const taken: Entry[] = [];
  for (const entry of entries) {
    if (await isNameTaken(trx, entry)) {
      taken.push(entry);
      continue;
    }
    await trx.deleteFrom("bin").where("id", "=", entry.id).execute();
    await insertContent(trx, await withFreeSubmission(trx, contentOf(entry)));
    restored.push(entry);
  }
  const idsOf = (one: Entry["kind"]) => restored.filter(({ kind }) => kind === one).map(({ id }) => id);
  await writeSearchTexts(trx, idsOf("gallery_images"));
  await writeSounds(trx, idsOf("enquiries"));
  return { restored, taken };
}

/** Somebody may have added the name again. */
async function isNameTaken(trx: Transaction<Database>, entry: Entry): Promise<boolean> {
  const { kind } = entry;
  if (kind !== "vehicle_names" && kind !== "body_types") return false;
  const folded = foldName(String(mainRowOf(entry).name));
  const same = trx.selectFrom(kind).select("id").where("folded_name", "=", folded);
  return (await same.executeTakeFirst()) !== undefined;
}

/** The visitor may have sent the same form again: both enquiries stay. */
async function withFreeSubmission(trx: Transaction<Database>, content: BinContent): Promise<BinContent> {
  const [enquiry] = content.enquiries ?? [];
  if (enquiry === undefined) return content;
  const known = await trx
    .selectFrom("enquiries")
    .select("id")
    .where("submission_hash", "=", String(enquiry.submission_hash))
    .executeTakeFirst();
  if (known === undefined) return content;
  return { ...content, enquiries: [{ ...enquiry, submission_hash: enquiry.id ?? null }] };
}

async function insertContent(trx: Transaction<Database>, content: BinContent): Promise<void> {
  for (const [table, rows] of Object.entries(content)) {
    for (const row of rows) await insertRow(trx, table, row);
  }
}

/** An older version may have compared names otherwise. */
function withNewKey(row: BinRow): BinRow {
  return "folded_name" in row ? { ...row, folded_name: foldName(String(row.name)) } : row;
}

async function insertRow(trx: Transaction<Database>, table: string, row: BinRow): Promise<void> {
  const isImage = table === "gallery_images";
  const cells = Object.entries(withNewKey(row)).filter(
    ([column]) => !(isImage && generatedColumns.has(column)),
  );
  const columns = cells.map(([column]) => sql.ref(column));
  const values = cells.map(([, value]) => value);
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(trx);
}
