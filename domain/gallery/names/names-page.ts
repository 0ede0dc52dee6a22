import { type Kysely, sql } from "kysely";
import { hasWord, searchedText } from "#domain/search/search.ts";
import { foldSearched } from "#domain/values/normalize-text.ts";
import { placeOfPage } from "#domain/values/paging.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { namedBy } from "../list/image-filter-queries.ts";
import type { ReferenceListName, TranslatedName, TranslationLanguage } from "./names.ts";

/** Times are UTC, ISO 8601. */
export interface ReferenceName extends TranslatedName {
  id: string;
  createdAt: string;
  updatedAt: string;
}

export interface ListedName extends ReferenceName {
  images: number;
}

export interface NamesQuery {
  search: string;
  missing?: TranslationLanguage | null;
  page: number;
}

export interface NamesPage {
  names: ListedName[];
  total: number;
  page: number;
  pages: number;
  inList: number;
  missing: Record<TranslationLanguage, number>;
}

const namesPerPage = 50;

/** Newest first, searched in all languages. */
export async function pageOfNames(
  db: Kysely<Database>,
  list: ReferenceListName,
  { search, missing = null, page: asked }: NamesQuery,
): Promise<NamesPage> {
  const ids = await idsNamed(db, list, search);
  const matching = db
    .selectFrom(list)
    .$if(ids !== null, (query) => query.where("id", "in", ids ?? []))
    .$if(missing === "hi", (query) => query.where("name_hi", "=", ""))
    .$if(missing === "mr", (query) => query.where("name_mr", "=", ""));
  const total = await countRows(matching);
  const { page, pages, offset } = placeOfPage(asked, total, namesPerPage);
  const rows = await matching
    .select(["id", "name", "name_hi as hi", "name_mr as mr", sql<string>`lower(name)`.as("lowered")])
    .select(["created_at as createdAt", "updated_at as updatedAt"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(namesPerPage)
    .offset(offset)
    .execute();
  const imagesOf = await imagesByName(db, list);
  const names = rows.map(({ lowered, ...row }) => ({ ...row, images: imagesOf(lowered) }));
  return { names, total, page, pages, ...(await countsOf(db, list)) };
}

async function idsNamed(
  db: Kysely<Database>,
  list: ReferenceListName,
  search: string,
): Promise<string[] | null> {
  const words = foldSearched(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const rows = await db.selectFrom(list).select(["id", "name", "name_hi", "name_mr"]).execute();
  const named = rows.filter(({ name, name_hi, name_mr }) => {
    const text = searchedText([name, name_hi, name_mr]);
    return words.every((word) => hasWord(text, word));
  });
  // PostgreSQL takes no empty list.
  return ["", ...named.map(({ id }) => id)];
}

async function countsOf(db: Kysely<Database>, list: ReferenceListName) {
  const all = db.selectFrom(list);
  const [inList, hi, mr] = await Promise.all([
    countRows(all),
    countRows(all.where("name_hi", "=", "")),
    countRows(all.where("name_mr", "=", "")),
  ]);
  return { inList, missing: { hi, mr } };
}

async function imagesByName(
  db: Kysely<Database>,
  list: ReferenceListName,
): Promise<(name: string) => number> {
  const [one, other = one] = namedBy[list];
  const rows = await db
    .selectFrom("gallery_images")
    .select([one.as("one"), other.as("other"), (eb) => eb.fn.countAll().as("total")])
    .groupBy([one, other])
    .execute();
  return (name) => {
    const named = rows.filter((row) => row.one === name || row.other === name);
    return named.reduce((sum, { total }) => sum + Number(total), 0);
  };
}
