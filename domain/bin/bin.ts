import type { Kysely, Transaction } from "kysely";
import { type EnquiryPhotographs, type Outbox, restoreEnquiries } from "#domain/enquiries/enquiries.ts";
import {
  forgetImages,
  type PictureStore,
  restoreImages,
  restoreName,
  type TranslatedName,
} from "#domain/gallery/gallery.ts";
import { rowId } from "#domain/values/row-id.ts";
import { type Clock, day } from "#platform/clock.ts";
import { type BinEntry, mainRowOf } from "#platform/database/bin-rows.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import type { BinKind } from "./bin-kinds.ts";
import {
  actsSince,
  type BinFilter,
  type BinnedAct,
  type BinPage,
  countEntries,
  listedNames,
  listGroups,
  matchingEntries,
} from "./bin-list.ts";

const daysInBin = 30;

export type BinCounts = Record<BinKind, number>;

export interface Bin {
  list(filter: BinFilter, page: number): Promise<BinPage>;
  counts(): Promise<BinCounts>;
  ids(filter: BinFilter): Promise<string[]>;
  newestActs(): Promise<BinnedAct[]>;
  /** Whether visitors saw it until it was deleted. */
  holdsProject(id: string): Promise<boolean>;
  /** `taken` are names that the list has again, so they stay. */
  restore(ids: readonly string[]): Promise<{ restored: BinCounts; taken: TranslatedName[] }>;
  /** Also from the database's files. */
  removeForGood(ids: readonly string[]): Promise<BinCounts>;
  purge(): Promise<number>;
}

/** The bin on the database. */
export function createBin(parts: {
  database: OpenDatabase;
  pictures: Pick<PictureStore, "remove">;
  photographs: Pick<EnquiryPhotographs, "removeOf">;
  outbox: Pick<Outbox, "notify">;
  clock: Clock;
  log: Log;
}): Bin {
  const { database, pictures, photographs, outbox, clock, log } = parts;
  const { db } = database;

  async function removeForGood(ids: readonly string[]): Promise<BinCounts> {
    const { removed, unusedUrls } = await db.transaction().execute(async (trx) => {
      await database.revision.lock(trx);
      return removeEntries(trx, ids, clock.now());
    });
    await database.truncateJournal();
    try {
      await pictures.remove(unusedUrls);
      await photographs.removeOf(removed.filter(({ kind }) => kind === "enquiries").map(({ id }) => id));
    } catch (error) {
      log.error({ err: error, count: removed.length }, "files of what was removed stay until the sweep");
    }
    return countByKind(removed);
  }

  return {
    list: (filter, page) => listGroups(db, { ...filter, page, now: clock.now(), days: daysInBin }),
    counts: async () => ({ ...countByKind([]), ...(await countEntries(db)) }),
    ids: (filter) => idsOf(db, filter),
    newestActs: () => actsSince(db, new Date(clock.now().getTime() - day).toISOString()),
    holdsProject: (id) => holdsProject(db, id),

    async restore(ids) {
      const { restored, taken } = await db.transaction().execute(async (trx) => {
        await database.revision.lock(trx);
        const entries = await entriesOf(trx, ids);
        const outcome = await restoreEntries(trx, entries);
        if (outcome.restored.some(({ kind }) => kind !== "enquiries")) await database.revision.increment(trx);
        return outcome;
      });
      const counts = countByKind(restored);
      if (counts.enquiries > 0) outbox.notify();
      return { restored: counts, taken: taken.map((entry) => listedNames(mainRowOf(entry))) };
    },

    removeForGood,

    async purge() {
      const deadline = new Date(clock.now().getTime() - daysInBin * day).toISOString();
      const old = await db.selectFrom("bin").select("id").where("deleted_at", "<", deadline).execute();
      const removed = await removeForGood(old.map(({ id }) => id));
      return Object.values(removed).reduce((sum, count) => sum + count, 0);
    },
  };
}

async function idsOf(db: Kysely<Database>, filter: BinFilter): Promise<string[]> {
  const rows = await matchingEntries(db, filter).select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

async function holdsProject(db: Kysely<Database>, id: string): Promise<boolean> {
  if (!rowId.test(id)) return false;
  const images = db.selectFrom("bin").selectAll().where("kind", "=", "gallery_images");
  const entry = await images.where("id", "=", id).executeTakeFirst();
  return entry !== undefined && mainRowOf(entry).is_shown === 1;
}

async function entriesOf(trx: Transaction<Database>, ids: readonly string[]) {
  const entries: BinEntry[] = [];
  for (const chunk of inChunks(ids.filter((id) => rowId.test(id)))) {
    entries.push(...(await trx.selectFrom("bin").selectAll().where("id", "in", chunk).execute()));
  }
  return entries;
}

async function restoreEntries(trx: Transaction<Database>, entries: readonly BinEntry[]) {
  const ofKind = (kind: BinKind) => entries.filter((entry) => entry.kind === kind);
  await restoreImages(trx, ofKind("gallery_images"));
  await restoreEnquiries(trx, ofKind("enquiries"));
  const taken: BinEntry[] = [];
  for (const list of ["vehicle_names", "body_types"] as const) {
    for (const entry of ofKind(list)) if (!(await restoreName(trx, list, entry))) taken.push(entry);
  }
  return { restored: entries.filter((entry) => !taken.includes(entry)), taken };
}

async function removeEntries(trx: Transaction<Database>, ids: readonly string[], now: Date) {
  const removed: { id: string; kind: BinKind }[] = [];
  const urls: string[] = [];
  for (const chunk of inChunks(ids.filter((id) => rowId.test(id)))) {
    const pictures = trx.selectFrom("bin_pictures").select("url").where("bin_id", "in", chunk);
    urls.push(...(await pictures.execute()).map(({ url }) => url));
    removed.push(
      ...(await trx.deleteFrom("bin").where("id", "in", chunk).returning(["id", "kind"]).execute()),
    );
  }
  return { removed, unusedUrls: await forgetImages(trx, { ids: removed.map(({ id }) => id), urls, now }) };
}

function countByKind(entries: readonly { kind: BinKind }[]): BinCounts {
  const counts = { gallery_images: 0, enquiries: 0, vehicle_names: 0, body_types: 0 };
  for (const { kind } of entries) counts[kind]++;
  return counts;
}
