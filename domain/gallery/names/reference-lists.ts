import { randomUUID } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import { moveToBin } from "#platform/database/bin-rows.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import {
  foldName,
  type NameLanguage,
  namesOf,
  normalizeName,
  type ReferenceListName,
  type TranslatedName,
  type TranslationLanguage,
  type Translations,
  translationLanguages,
  typedNames,
  unnamedVehicle,
  untranslated,
} from "./names.ts";
import { type NamesPage, type NamesQuery, pageOfNames, type ReferenceName } from "./names-page.ts";
import { renameInImages } from "./rename-in-images.ts";

type InvalidName = "empty" | "too-long" | `${TranslationLanguage}-too-long`;

export type ReferenceNameRefusal = InvalidName | "duplicate";

type RenameRefusal = { reason: ReferenceNameRefusal | "gone" } | { reason: "changed"; names: TranslatedName };

export interface Rename {
  id: string;
  seen: TranslatedName;
  names: TranslatedName;
}

export interface ReferenceLists {
  names(list: ReferenceListName): Promise<TranslatedName[]>;
  page(list: ReferenceListName, query: NamesQuery): Promise<NamesPage>;
  add(
    list: ReferenceListName,
    name: string,
    translations?: Translations,
  ): Promise<Result<ReferenceName, ReferenceNameRefusal>>;
  /** Adds what is not listed; null where it is no name. */
  keyOf(list: ReferenceListName, typed: string, language: NameLanguage): Promise<string | null>;
  /** Renames it in images, too. */
  rename(list: ReferenceListName, rename: Rename): Promise<Result<ReferenceName, RenameRefusal>>;
  /** Moves it into the bin; images keep their text. */
  remove(list: ReferenceListName, id: string): Promise<string | null>;
}

/** Both lists on the database. */
export function createReferenceLists({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): ReferenceLists {
  const { db, revision } = database;
  const add: ReferenceLists["add"] = async (list, name, translations) => {
    const normalized = normalizeNames({ ...untranslated(name), ...translations });
    if (!normalized.ok) return normalized;
    const names = normalized.value;
    const now = clock.now().toISOString();
    const id = randomUUID();
    const isNew = await db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto(list)
        .values({ id, ...columnsOf(names), created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.column("folded_name").doNothing())
        .executeTakeFirstOrThrow();
      const isAdded = numInsertedOrUpdatedRows === 1n;
      if (isAdded) await revision.increment(trx);
      return isAdded;
    });
    return isNew ? accepted({ id, ...names, createdAt: now, updatedAt: now }) : refused("duplicate");
  };

  return {
    names: (list) => namesOf(db, list),
    page: (list, query) => pageOfNames(db, list, query),
    add,

    async keyOf(list, typed, language) {
      const name = normalizeName(typed);
      if (name === null || name === "") return null;
      const names = typedNames(untranslated(name), language);
      const known = [...(await namesOf(db, list)), ...(list === "vehicle_names" ? [unnamedVehicle] : [])];
      const listed = listedAs(known, name) ?? listedAs(known, names.name);
      if (listed !== undefined) return foldName(listed.name) === foldName(name) ? name : listed.name;
      const added = await add(list, names.name, names);
      return added.ok || added.refusal === "duplicate" ? names.name : null;
    },

    async rename(list, { id, seen, names: givenNames }) {
      const normalized = normalizeNames(givenNames);
      if (!normalized.ok) return refused({ reason: normalized.refusal });
      const names = normalized.value;
      return db.transaction().execute(async (trx) => {
        await revision.lock(trx);
        const row = await trx.selectFrom(list).selectAll().where("id", "=", id).executeTakeFirst();
        if (row === undefined) return refused({ reason: "gone" });
        const stored = namesOfRow(row);
        if (!areEqual(stored, seen)) return refused({ reason: "changed", names: stored });
        if (await isTaken(trx, list, id, names.name)) return refused({ reason: "duplicate" });
        const updatedAt = clock.now().toISOString();
        await revision.increment(trx);
        await trx
          .updateTable(list)
          .set({ ...columnsOf(names), updated_at: updatedAt })
          .where("id", "=", id)
          .execute();
        await renameInImages(trx, list, row.name, names.name);
        return accepted({ id, ...names, createdAt: row.created_at, updatedAt });
      });
    },

    remove(list, id) {
      return db.transaction().execute(async (trx) => {
        await revision.lock(trx);
        const row = await trx.deleteFrom(list).where("id", "=", id).returningAll().executeTakeFirst();
        if (row === undefined) return null;
        await revision.increment(trx);
        const deleted = { id, createdAt: row.created_at, content: { [list]: [row] } };
        await moveToBin(trx, list, [deleted], clock.now());
        return row.name;
      });
    },
  };
}

function listedAs(known: readonly TranslatedName[], typed: string): TranslatedName | undefined {
  const folded = foldName(typed);
  return (
    known.find(({ name }) => foldName(name) === folded) ??
    known.find(({ hi, mr }) => [hi, mr].some((one) => foldName(one) === folded))
  );
}

function normalizeNames(given: TranslatedName): Result<TranslatedName, InvalidName> {
  const name = normalizeName(given.name);
  if (name === null) return refused("too-long");
  if (name === "") return refused("empty");
  const hi = normalizeName(given.hi);
  if (hi === null) return refused("hi-too-long");
  const mr = normalizeName(given.mr);
  if (mr === null) return refused("mr-too-long");
  return accepted({ name, hi, mr });
}

function columnsOf({ name, hi, mr }: TranslatedName) {
  const folded_translations = `${foldName(hi)}\n${foldName(mr)}`;
  return { name, folded_name: foldName(name), name_hi: hi, name_mr: mr, folded_translations };
}

function namesOfRow(row: Selectable<Database[ReferenceListName]>): TranslatedName {
  return { name: row.name, hi: row.name_hi, mr: row.name_mr };
}

function areEqual(one: TranslatedName, other: TranslatedName): boolean {
  return (["name", ...translationLanguages] as const).every((key) => one[key] === other[key]);
}

async function isTaken(trx: Transaction<Database>, list: ReferenceListName, id: string, name: string) {
  const others = trx.selectFrom(list).select("id").where("id", "<>", id);
  return (await others.where("folded_name", "=", foldName(name)).executeTakeFirst()) !== undefined;
}
