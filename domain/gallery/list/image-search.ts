import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { hasWord, searchedText, soundPatterns } from "#domain/search/search.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";
import { type WorkType, workTypes } from "#domain/values/work.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { containsWord, inChunks, othersTurn } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import type { ListedNames } from "../names/listed-names.ts";
import type { TranslatedName } from "../names/names.ts";

export type WorkLabels = readonly Readonly<Record<WorkType, string>>[];

/** UTF-16 units. */
const longestSearch = 200;
const maxWords = 12;
const rowsAtOnce = 250;

/** A condition that every word is found; null without words. */
export function matchesSearch(
  search: string,
  labels: WorkLabels,
  names: Pick<ListedNames, "vehicles" | "bodies">,
): Expression<SqlBool> | null {
  const words = foldSearched(search.slice(0, longestSearch)).split(/\s+/).filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return null;
  return sql<SqlBool>`(${sql.join(
    words.map((word) => matchesWord(word, labels, names)),
    sql` and `,
  )})`;
}

function matchesWord(
  word: string,
  labels: WorkLabels,
  { vehicles, bodies }: Pick<ListedNames, "vehicles" | "bodies">,
): Expression<SqlBool> {
  const works = workTypes.filter((work) =>
    [work, ...labels.map((label) => label[work])].some((text) => hasWord(searchedText([text]), word)),
  );
  return sql<SqlBool>`(${sql.join(
    [
      containsWord(word, soundPatterns(word)),
      ...isOneOf(["vehicle_name", "vehicle_type"], translatedAs(word, vehicles)),
      ...isOneOf(["body_type"], translatedAs(word, bodies)),
      ...isOneOf(["category", "work_type"], works),
    ],
    sql` or `,
  )})`;
}

function translatedAs(word: string, listed: readonly TranslatedName[]): string[] {
  return listed.filter(({ hi, mr }) => hasWord(searchedText([hi, mr]), word)).map(({ name }) => name);
}

function isOneOf(columns: readonly string[], values: readonly string[]): RawBuilder<SqlBool>[] {
  if (values.length === 0) return [];
  return columns.map((column) => sql<SqlBool>`${sql.ref(column)} in (${sql.join(values)})`);
}

/** Fills in what is missing, in chunks. */
export async function writeMissingSearchTexts({ db, revision }: OpenDatabase): Promise<void> {
  while ((await rowsWithoutText(db).limit(1).execute()).length > 0) {
    await db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      await writeTexts(trx, await rowsWithoutText(trx).limit(rowsAtOnce).execute());
    });
    await othersTurn();
  }
}

/** Belongs into the transaction that changes the names. */
export async function writeSearchTexts(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const chunk of inChunks(ids)) {
    await writeTexts(trx, await rowsWithoutText(trx).where("id", "in", chunk).execute());
  }
}

const namedColumns = ["vehicle_name", "vehicle_type", "body_type"] as const;
const writtenColumns = ["description", "caption_hi", "caption_mr", "town"] as const;
const searchedColumns = ["id", ...namedColumns, ...writtenColumns] as const;

type SearchedRow = Pick<GalleryImagesTable, (typeof searchedColumns)[number]>;

function rowsWithoutText(db: Kysely<Database>) {
  return db
    .selectFrom("gallery_images")
    .select(searchedColumns)
    .where((eb) => eb.or([eb("search_text", "is", null), eb("sound_text", "is", null)]));
}

async function writeTexts(trx: Transaction<Database>, rows: SearchedRow[]): Promise<void> {
  for (const same of Map.groupBy(rows, searchedCells).values()) {
    const [row] = same;
    if (row === undefined) continue;
    const { folded, sounds } = searchedText(cellsOf(row));
    await trx
      .updateTable("gallery_images")
      .set({ search_text: folded, sound_text: sounds })
      .where(
        "id",
        "in",
        same.map(({ id }) => id),
      )
      .execute();
  }
}

function searchedCells(row: SearchedRow): string {
  return JSON.stringify(cellsOf(row));
}

function cellsOf(row: SearchedRow): string[] {
  return [...namedColumns, ...writtenColumns].map((column) => row[column] ?? "").filter(Boolean);
}
