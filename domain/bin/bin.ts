import type { Kysely, Selectable, Transaction } from "kysely";
import type { Outbox } from "#domain/enquiries/outbox.ts";
import type { EnquiryPhotographs } from "#domain/enquiries/photographs/enquiry-photographs.ts";
import { forgetChangesOf } from "#domain/gallery/changes/earlier-pictures.ts";
import { imageId, usedUrls } from "#domain/gallery/images/image-rows.ts";
import { forgetEdits } from "#domain/gallery/pictures/picture-edits.ts";
import { giveUpNames, objectNamesOf } from "#domain/gallery/pictures/picture-rows.ts";
import type { PictureStore } from "#domain/gallery/pictures/picture-store.ts";
import type { TranslatedName } from "#domain/reference-lists/names.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inPortions } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import type { BinKind } from "./bin-kinds.ts";
import { type BinPage, countEntries, listEntries, listedNames } from "./bin-list.ts";
import { mainRowOf } from "./bin-rows.ts";
import { restoreEntries } from "./restore.ts";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
const daysInBin = 30;

export type BinCounts = Record<BinKind, number>;

/** What was deleted: not public, not found, and back as it was for thirty days. */
export interface Bin {
  /** Newest first; null is every kind, and `page` counts from 1. */
  list(kind: BinKind | null, page: number): Promise<BinPage>;
  counts(): Promise<BinCounts>;
  /** On all pages. */
  ids(kind: BinKind | null): Promise<string[]>;
  /** Whether it is an image that visitors saw until it was deleted. */
  holdsProject(id: string): Promise<boolean>;
  /** With all that belonged to it. `taken` are names that the list has again: they stay. */
  restore(ids: readonly string[]): Promise<{ restored: BinCounts; taken: TranslatedName[] }>;
  /** With the pictures that nothing else shows, and from the files of the database. */
  removeForGood(ids: readonly string[]): Promise<BinCounts>;
  /** Removes for good what has been here for thirty days. Answers how many. */
  purge(): Promise<number>;
}

/** The bin on the database. */
export function createBin(parts: {
  database: OpenDatabase;
  pictures: Pick<PictureStore, "remove">;
  /** Of enquiries. */
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
      const gone = await removeEntries(trx, ids);
      // At once: while their files cannot be removed, their addresses are not to open again.
      await giveUpNames(trx, objectNamesOf(gone.unusedUrls), clock.now());
      return gone;
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
    list: (kind, page) => listEntries(db, { kind, page, now: clock.now(), days: daysInBin }),
    counts: async () => ({ ...countByKind([]), ...(await countEntries(db)) }),
    ids: (kind) => idsOf(db, kind),
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

async function idsOf(db: Kysely<Database>, kind: BinKind | null): Promise<string[]> {
  const entries = db.selectFrom("bin").select("id").orderBy("id");
  const rows = await (kind === null ? entries : entries.where("kind", "=", kind)).execute();
  return rows.map(({ id }) => id);
}

async function holdsProject(db: Kysely<Database>, id: string): Promise<boolean> {
  if (!imageId.test(id)) return false;
  const images = db.selectFrom("bin").selectAll().where("kind", "=", "gallery_images");
  const entry = await images.where("id", "=", id).executeTakeFirst();
  return entry !== undefined && mainRowOf(entry).is_shown === 1;
}

async function entriesOf(trx: Transaction<Database>, ids: readonly string[]) {
  const entries: Selectable<Database["bin"]>[] = [];
  for (const portion of inPortions(ids.filter((id) => imageId.test(id)))) {
    entries.push(...(await trx.selectFrom("bin").selectAll().where("id", "in", portion).execute()));
  }
  return entries;
}

async function removeEntries(trx: Transaction<Database>, ids: readonly string[]) {
  const removed: { id: string; kind: BinKind }[] = [];
  const urls: string[] = [];
  for (const portion of inPortions(ids.filter((id) => imageId.test(id)))) {
    const pictures = trx.selectFrom("bin_pictures").select("url").where("bin_id", "in", portion);
    urls.push(...(await pictures.execute()).map(({ url }) => url));
    urls.push(...(await forgetChangesOf(trx, portion)));
    removed.push(
      ...(await trx.deleteFrom("bin").where("id", "in", portion).returning(["id", "kind"]).execute()),
    );
  }
  const used = await usedUrls(trx, urls);
  const unused = urls.filter((url) => !used.has(url));
  return { removed, unusedUrls: await withSources(trx, unused) };
}

/** With what they were made of, where nothing needs that either. */
async function withSources(trx: Transaction<Database>, unusedUrls: string[]): Promise<string[]> {
  const sources = await forgetEdits(trx, unusedUrls);
  const used = await usedUrls(trx, sources);
  return [...new Set([...unusedUrls, ...sources.filter((url) => !used.has(url))])];
}

function countByKind(entries: readonly { kind: BinKind }[]): BinCounts {
  const counts = { gallery_images: 0, enquiries: 0, vehicle_names: 0, body_types: 0 };
  for (const { kind } of entries) counts[kind]++;
  return counts;
}
