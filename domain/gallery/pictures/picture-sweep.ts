import { type Kysely, sql } from "kysely";
import { documentPictures } from "#domain/documents/documents.ts";
import { day } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { forgetOldChanges, keptUrls } from "../changes/earlier-pictures.ts";
import type { urlColumns } from "../images/image-rows.ts";
import { focusNamed, isNamedPicture, offeredSizes, picturesPath, sizesFolderOf } from "./picture-metadata.ts";
import { giveUpNames } from "./picture-rows.ts";
import { quarantine, tidyQuarantine } from "./quarantine.ts";
import { takeStore } from "./store-owner.ts";

const uploadKeyLifetime = 30 * day;
const shareSweptAtOnce = 1 / 10;

interface Sweep {
  database: OpenDatabase;
  files: FileStore;
  log: Log;
  now: Date;
  /** ISO time. */
  deadline: string;
  /** Pictures at once. */
  most: number;
}

/**
 * Sets aside what no image has shown for a day, at most a tenth at once, and removes it after a week. Only in its
 * own store. Answers how many files.
 */
export async function sweepPictures(
  { database, files, log }: { database: OpenDatabase; files: FileStore; log: Log },
  now: Date,
): Promise<number> {
  const { db } = database;
  const keyDeadline = new Date(now.getTime() - uploadKeyLifetime).toISOString();
  await db.deleteFrom("stored_uploads").where("created_at", "<", keyDeadline).execute();
  await forgetOldChanges(db, now);

  const store = await takeStore({ db, files });
  if (store.owner !== "this database") return 0;

  const deadline = new Date(now.getTime() - day).toISOString();
  const most = Math.max(1, Math.floor(store.pictures * shareSweptAtOnce));
  const sweep = { database, files, log, now, deadline, most };
  const removed = await tidyQuarantine({ db, files }, now);
  const unused = await giveUpUnused(sweep);
  return removed + (await takeAway(sweep, unused));
}

/** Answers how many files. */
export async function removeSizes(files: FileStore, objectName: string): Promise<number> {
  const folder = sizesFolderOf(objectName);
  const names: string[] = [];
  for await (const { name } of files.list(folder)) {
    const size = name.slice(folder.length);
    if (offeredSizes.has(size) || focusNamed(size) !== null || isNamedPicture(size)) names.push(name);
  }
  for (const name of names) await files.remove(name);
  return names.length;
}

/** Also what was given up and left files behind. */
async function takeAway({ database: { db }, files, log, now, deadline, most }: Sweep, unused: string[]) {
  const old = await db
    .selectFrom("removed_pictures")
    .select("object_name")
    .where("removed_at", "<", deadline)
    .where("object_name", "not in", db.selectFrom("pictures").select("object_name"))
    .orderBy("removed_at")
    .orderBy("object_name")
    .execute();
  const objectNames = [...unused, ...old.map((row) => row.object_name)];
  let pictures = 0;
  let taken = 0;
  for (const [index, objectName] of objectNames.entries()) {
    if (pictures === most) {
      log.warn(
        { left: objectNames.length - index },
        "More than a tenth of the pictures would be swept at once.",
      );
      break;
    }
    const aside = await quarantine(files, objectName, now);
    if (aside > 0) pictures++;
    taken += aside + (await removeSizes(files, objectName));
    // Nobody can be writing a size any more.
    if (index >= unused.length) {
      await db.deleteFrom("removed_pictures").where("object_name", "=", objectName).execute();
    }
  }
  return taken;
}

async function giveUpUnused({ database: { db, engine }, now, deadline, most }: Sweep): Promise<string[]> {
  const candidates = await db
    .selectFrom("pictures")
    .select("object_name")
    .where("created_at", "<", deadline)
    .where(pictureUrlColumn, "not in", shownUrls(db))
    .orderBy("created_at")
    .orderBy("object_name")
    .limit(most)
    .execute();
  const unused: string[] = [];
  for (const names of inChunks(candidates.map((row) => row.object_name))) {
    await db.transaction().execute(async (trx) => {
      // An image being added holds its pictures: wait, then look again.
      if (engine === "postgres") {
        const pictures = trx.selectFrom("pictures").select("object_name");
        await pictures.where("object_name", "in", names).forUpdate().execute();
      }
      const stillUnused = await trx
        .selectFrom("pictures")
        .select("object_name")
        .where("object_name", "in", names)
        .where(pictureUrlColumn, "not in", shownUrls(trx))
        .execute();
      const given = stillUnused.map((row) => row.object_name);
      await giveUpNames(trx, given, now);
      unused.push(...given);
    });
  }
  return unused;
}

const pictureUrlColumn = sql<string>`${sql.lit(`${picturesPath}/`)} || object_name`;

function shownUrls(db: Kysely<Database>) {
  const urls = (column: (typeof urlColumns)[number]) =>
    db
      .selectFrom("gallery_images")
      .select(`${column} as url`)
      .where(column, "is not", null)
      .$narrowType<{ url: string }>();
  const binned = db.selectFrom("bin_pictures").select("url");
  const placed = documentPictures(db);
  const kept = keptUrls(db);
  return urls("main_image_url")
    .unionAll(urls("before_image_url"))
    .unionAll(urls("after_image_url"))
    .unionAll(binned)
    .unionAll(placed)
    .unionAll(kept);
}
