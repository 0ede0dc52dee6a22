import { sql, type Transaction } from "kysely";
import { type BinContent, type BinRow, contentOf } from "#platform/database/bin-rows.ts";
import { inChunks, othersTurn } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { foldName, type ReferenceListName } from "./names.ts";

type NameColumn = "vehicle_name" | "vehicle_type" | "body_type";

const nameColumns: Record<ReferenceListName, readonly NameColumn[]> = {
  vehicle_names: ["vehicle_name", "vehicle_type"],
  body_types: ["body_type"],
};

/** In any case and in the bin; belongs into the transaction that renames. */
export async function renameInImages(
  trx: Transaction<Database>,
  list: ReferenceListName,
  from: string,
  to: string,
): Promise<void> {
  const columns = nameColumns[list];
  await changeBinnedImages(trx, (image) => renamed(image, columns, from, to));
  const spellings = (await spellingsOf(trx, columns, from)).filter((spelling) => spelling !== to);
  if (spellings.length === 0) return;
  const newName = (column: NameColumn) =>
    sql<string>`case when ${sql.ref(column)} in (${sql.join(spellings)}) then ${to} else ${sql.ref(column)} end`;
  const named = await trx
    .selectFrom("gallery_images")
    .select("id")
    .where((eb) => eb.or(columns.map((column) => eb(column, "in", spellings))))
    .execute();
  // All at once, so that each version is raised once.
  const change = Object.fromEntries(columns.map((column) => [column, newName(column)]));
  for (const chunk of inChunks(named.map(({ id }) => id))) {
    await trx.updateTable("gallery_images").set(change).where("id", "in", chunk).execute();
    await othersTurn();
  }
}

/** Neither engine folds as we do. */
async function spellingsOf(trx: Transaction<Database>, columns: readonly NameColumn[], name: string) {
  const folded = foldName(name);
  const spellings = new Set<string>();
  for (const column of columns) {
    const rows = await trx.selectFrom("gallery_images").select(`${column} as spelling`).distinct().execute();
    for (const { spelling } of rows) {
      if (spelling !== null && foldName(spelling) === folded) spellings.add(spelling);
    }
  }
  return [...spellings];
}

function renamed(image: BinRow, columns: readonly NameColumn[], from: string, to: string): BinRow | null {
  const folded = foldName(from);
  const isNamed = (column: NameColumn) =>
    image[column] !== to && foldName(String(image[column] ?? "")) === folded;
  const named = columns.filter(isNamed);
  if (named.length === 0) return null;
  const names = Object.fromEntries(named.map((column) => [column, to]));
  return { ...image, ...names, version: Number(image.version) + 1, search_text: null, sound_text: null };
}

async function changeBinnedImages(
  trx: Transaction<Database>,
  change: (image: BinRow) => BinRow | null,
): Promise<void> {
  const entries = trx.selectFrom("bin").select(["id", "content"]).where("kind", "=", "gallery_images");
  for (const entry of await entries.execute()) {
    const { id } = entry;
    const content = contentOf(entry);
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
