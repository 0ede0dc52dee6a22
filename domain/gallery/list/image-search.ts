import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { foldLine } from "#domain/normalize-text.ts";
import { foldName, type ReferenceListName } from "#domain/reference-lists/names.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { contains, inPortions, othersTurn } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { maxCaptionLength } from "../changes/image-edit.ts";
import { type WorkType, workTypes } from "../work.ts";

/** By which searches may name the kinds of work; for each language. */
export type WorkLabels = readonly Readonly<Record<WorkType, string>>[];

const maxWords = 12;
const rowsAtOnce = 250;

/**
 * Every word is, in any case, in the row's names, in their Hindi or Marathi ones, in its captions, or in the value or
 * label of its category or work type. Null when there is no word.
 */
export function matchesSearch(search: string, labels: WorkLabels): Expression<SqlBool> | null {
  const words = foldName(search).split(" ").filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return null;
  return sql<SqlBool>`(${sql.join(
    words.map((word) => matchesWord(word, labels)),
    sql` and `,
  )})`;
}

function matchesWord(word: string, labels: WorkLabels): Expression<SqlBool> {
  const works = workTypes.filter((work) =>
    [work, ...labels.map((label) => label[work])].some((text) => foldName(text).includes(word)),
  );
  const isNamed = sql<SqlBool>`${contains("search_text", word)} or ${isTranslated(word)}`;
  if (works.length === 0) return sql<SqlBool>`(${isNamed})`;
  const list = sql.join(works);
  return sql<SqlBool>`(${isNamed} or category in (${list}) or work_type in (${list}))`;
}

/** By the lists, so that a translation is found as soon as it is written. */
function isTranslated(word: string): RawBuilder<SqlBool> {
  const named = (list: ReferenceListName) =>
    sql`(select name from ${sql.table(list)} where ${contains("folded_translations", word)})`;
  const vehicles = named("vehicle_names");
  return sql`vehicle_name in ${vehicles} or vehicle_type in ${vehicles} or body_type in ${named("body_types")}`;
}

/** In portions, between which others have their turn. Without any it is one small read. */
export async function writeMissingSearchTexts({ db, revision }: OpenDatabase): Promise<void> {
  while ((await rowsWithoutText(db).limit(1).execute()).length > 0) {
    await db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      await writeTexts(trx, await rowsWithoutText(trx).limit(rowsAtOnce).execute());
    });
    await othersTurn();
  }
}

/** Of a few images; belongs into the transaction that changes their names. */
export async function writeSearchTexts(trx: Transaction<Database>, ids: readonly string[]): Promise<void> {
  for (const portion of inPortions(ids)) {
    await writeTexts(trx, await rowsWithoutText(trx).where("id", "in", portion).execute());
  }
}

const namedColumns = ["vehicle_name", "vehicle_type", "body_type"] as const;
const captionColumns = ["description", "caption_hi", "caption_mr"] as const;
const searchedColumns = ["id", ...namedColumns, ...captionColumns] as const;

type SearchedRow = Pick<GalleryImagesTable, (typeof searchedColumns)[number]>;

function rowsWithoutText(db: Kysely<Database>) {
  return db.selectFrom("gallery_images").select(searchedColumns).where("search_text", "is", null);
}

async function writeTexts(trx: Transaction<Database>, rows: SearchedRow[]): Promise<void> {
  for (const [text, same] of Map.groupBy(rows, searchTextOf)) {
    const ids = same.map(({ id }) => id);
    await trx.updateTable("gallery_images").set({ search_text: text }).where("id", "in", ids).execute();
  }
}

function searchTextOf(row: SearchedRow): string {
  const names = namedColumns.map((column) => foldName(row[column] ?? ""));
  const captions = captionColumns.map((column) => foldLine(row[column] ?? "", 2 * maxCaptionLength));
  return [...names, ...captions.filter(Boolean)].join("\n");
}
