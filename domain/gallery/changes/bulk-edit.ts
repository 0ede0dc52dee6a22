import type { Selectable, Transaction, Updateable } from "kysely";
import { rowId } from "#domain/values/row-id.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { othersTurn } from "#platform/database/queries.ts";
import type { Database, GalleryImagesTable } from "#platform/database/schema.ts";
import { writeSearchTexts } from "../list/image-search.ts";
import { type BulkEdit, type BulkEdited, captionColumns, captionLanguages, valuesIn } from "./bulk-edited.ts";
import { withVehicle } from "./image-edit.ts";
import { keepEdited, partsOf, takePart } from "./kept-edits.ts";

type Row = Selectable<GalleryImagesTable>;
type Values = Updateable<GalleryImagesTable>;

/** Answers how many were not so already. */
export function bulkEdit(
  database: OpenDatabase,
  asked: { ids: readonly string[]; edit: BulkEdit; act: string; now: Date },
): Promise<number> {
  return locked(database, async (trx) => {
    const edited: BulkEdited[] = [];
    for (const row of await rowsOf(trx, asked.ids)) {
      const values = valuesOf(row, asked.edit);
      if (isSo(row, values)) continue;
      await setValues(trx, row.id, values);
      edited.push({ id: row.id, was: valuesIn(row, values), became: valuesIn({ ...values }, values) });
    }
    if (edited.length === 0) return 0;
    await noteChanged(trx, database, edited);
    await keepEdited(trx, { kind: "edit", act: asked.act, edited, now: asked.now });
    return edited.length;
  });
}

export interface Undone {
  undone: number;
  changedSince: number;
  vehicles: string[];
}

/** Restores what nobody has changed since. */
export async function undoBulkEdit(database: OpenDatabase, act: string, now: Date): Promise<Undone> {
  const outcome: Undone = { undone: 0, changedSince: 0, vehicles: [] };
  for (const part of await partsOf(database.db, act, now)) {
    const { undone, changedSince, vehicles } = await undoPart(database, part);
    outcome.undone += undone;
    outcome.changedSince += changedSince;
    outcome.vehicles = [...new Set([...outcome.vehicles, ...vehicles])];
    await othersTurn();
  }
  return outcome;
}

function undoPart(database: OpenDatabase, part: string): Promise<Undone> {
  return locked(database, async (trx) => {
    const edited = await takePart(trx, part);
    const rows = new Map(
      (
        await rowsOf(
          trx,
          edited.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    const vehicles: string[] = [];
    const undone: BulkEdited[] = [];
    for (const one of edited) {
      const row = rows.get(one.id);
      if (row === undefined) continue;
      if (isSo(row, one.became)) {
        await setValues(trx, one.id, one.was);
        undone.push(one);
      } else vehicles.push(row.vehicle_name);
    }
    if (undone.length > 0) await noteChanged(trx, database, undone);
    return { undone: undone.length, changedSince: edited.length - undone.length, vehicles };
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

async function setValues(trx: Transaction<Database>, id: string, values: Values): Promise<void> {
  await trx.updateTable("gallery_images").set(values).where("id", "=", id).execute();
}

async function noteChanged(
  trx: Transaction<Database>,
  { revision }: OpenDatabase,
  changed: readonly { id: string }[],
): Promise<void> {
  await revision.increment(trx);
  await writeSearchTexts(
    trx,
    changed.map(({ id }) => id),
  );
}
