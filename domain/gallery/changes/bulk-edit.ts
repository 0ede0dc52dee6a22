import type { Selectable, Transaction, Updateable } from "kysely";
import { rowId } from "#domain/values/row-id.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import {
  type BulkEdit,
  type BulkEdited,
  captionColumns,
  captionLanguages,
  type EarlierValues,
  earlierValues,
} from "./bulk-edited.ts";
import { withVehicle } from "./image-edit.ts";

type Row = Selectable<GalleryImagesTable>;
type Values = Updateable<GalleryImagesTable>;

/** Changes those of the ids that are there and not so already. */
export function bulkEdit(
  database: OpenDatabase,
  givenIds: readonly string[],
  edit: BulkEdit,
): Promise<BulkEdited[]> {
  return locked(database, async (trx) => {
    const edited: BulkEdited[] = [];
    for (const row of await rowsOf(trx, givenIds)) {
      const values = valuesOf(row, edit);
      if (isSo(row, values)) continue;
      await setValues(trx, row, values);
      edited.push({ id: row.id, version: row.version, was: earlierOf(row, values) });
    }
    if (edited.length > 0) await database.revision.increment(trx);
    const versions = await versionsOf(trx, edited);
    return edited.map((one) => ({ ...one, version: versions.get(one.id) ?? one.version }));
  });
}

/** Puts back what was, where nobody has changed the image since. Answers how many. */
export function undoBulkEdit(database: OpenDatabase, edited: readonly BulkEdited[]): Promise<number> {
  return locked(database, async (trx) => {
    const undone: BulkEdited[] = [];
    for (const one of edited) {
      if (rowId.test(one.id) && (await setValues(trx, one, one.was))) undone.push(one);
    }
    if (undone.length > 0) await database.revision.increment(trx);
    await versionsOf(trx, undone);
    return undone.length;
  });
}

function locked<Outcome>(
  { db, revision }: OpenDatabase,
  change: (trx: Transaction<Database>) => Promise<Outcome>,
): Promise<Outcome> {
  return db.transaction().execute(async (trx) => {
    await revision.lock(trx);
    return change(trx);
  });
}

async function rowsOf(trx: Transaction<Database>, givenIds: readonly string[]): Promise<Row[]> {
  const ids = givenIds.filter((id) => rowId.test(id));
  if (ids.length === 0) return [];
  return trx.selectFrom("gallery_images").selectAll().where("id", "in", ids).execute();
}

function valuesOf(row: Row, { vehicle, body, work, isFeatured, isSample, captions = {} }: BulkEdit): Values {
  return {
    ...(vehicle === undefined ? {} : vehicleColumns(vehicle)),
    ...(body === undefined ? {} : { body_type: body }),
    ...(work === undefined ? {} : { category: work, work_type: work }),
    ...(isFeatured === undefined ? {} : { is_featured: isFeatured ? 1 : 0 }),
    ...(isSample === undefined ? {} : { is_sample: isSample ? 1 : 0 }),
    ...missingCaptions(row, captions),
  };
}

function vehicleColumns(name: string): Values {
  const { vehicleName, vehicleType } = withVehicle(name);
  return { vehicle_name: vehicleName, vehicle_type: vehicleType };
}

function missingCaptions(row: Row, captions: NonNullable<BulkEdit["captions"]>): Values {
  const missing: Values = {};
  for (const language of captionLanguages) {
    const [column, caption] = [captionColumns[language], captions[language]];
    if (caption !== undefined && row[column] === null) missing[column] = caption;
  }
  return missing;
}

function isSo(row: Row, values: Values): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(([column, value]) => held.get(column) === value);
}

function earlierOf(row: Row, values: Values): EarlierValues {
  const columns = Object.keys(values);
  return earlierValues.parse(
    Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column))),
  );
}

async function setValues(
  trx: Transaction<Database>,
  { id, version }: Pick<Row, "id" | "version">,
  values: Values,
): Promise<boolean> {
  if (Object.keys(values).length === 0) return false;
  const { numUpdatedRows } = await trx
    .updateTable("gallery_images")
    .set(values)
    .where("id", "=", id)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function versionsOf(
  trx: Transaction<Database>,
  edited: readonly { id: string }[],
): Promise<Map<string, number>> {
  const ids = edited.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  await writeSearchTexts(trx, ids);
  const rows = await trx
    .selectFrom("gallery_images")
    .select(["id", "version"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}
