import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inPortions } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import type { urlColumns } from "../images/image-rows.ts";
import { picturesPath } from "./picture-facts.ts";
import { sizesFolder, sizesFolderOf } from "./picture-sizes.ts";

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;
const uploadKeyLifetime = 30 * day;

/**
 * Removes pictures no image has shown for a day, files of that age without a picture, and upload keys of thirty days.
 * Answers how many files.
 */
export async function sweepPictures(
  { database, files }: { database: OpenDatabase; files: FileStore },
  now: Date,
): Promise<number> {
  const keyDeadline = new Date(now.getTime() - uploadKeyLifetime).toISOString();
  await database.db.deleteFrom("stored_uploads").where("created_at", "<", keyDeadline).execute();

  const deadline = new Date(now.getTime() - day);
  let removed = 0;
  for (const objectName of await forgetUnusedPictures(database, deadline)) {
    removed += await removePictureFiles(files, objectName);
  }
  const rows = await database.db.selectFrom("pictures").select("object_name").execute();
  const known = new Set(rows.map((row) => row.object_name));
  const strays: string[] = [];
  for await (const { name, modifiedAt } of files.list("")) {
    if (modifiedAt < deadline && !known.has(pictureBehind(name))) strays.push(name);
  }
  for (const name of strays) await files.remove(name);
  return removed + strays.length;
}

/** With all sizes. Answers how many files. */
export async function removePictureFiles(files: FileStore, objectName: string): Promise<number> {
  const names = (await files.exists(objectName)) ? [objectName] : [];
  for await (const { name } of files.list(sizesFolderOf(objectName))) names.push(name);
  for (const name of names) await files.remove(name);
  return names.length;
}

function pictureBehind(fileName: string): string {
  const inSizes = fileName.startsWith(sizesFolder) ? fileName.slice(sizesFolder.length) : fileName;
  return inSizes.split("/")[0] ?? "";
}

/** Gives up names that no image shows and that came before `deadline`; answers them. */
async function forgetUnusedPictures({ db, engine }: OpenDatabase, deadline: Date): Promise<string[]> {
  const candidates = await db
    .selectFrom("pictures")
    .select("object_name")
    .where("created_at", "<", deadline.toISOString())
    .where(pictureUrlColumn, "not in", shownUrls(db))
    .execute();
  const forgotten: string[] = [];
  for (const names of inPortions(candidates.map((row) => row.object_name))) {
    const rows = await db.transaction().execute(async (trx) => {
      // An image that is being added meanwhile holds its pictures: wait for it, then look again.
      if (engine === "postgres") {
        const pictures = trx.selectFrom("pictures").select("object_name");
        await pictures.where("object_name", "in", names).forUpdate().execute();
      }
      return trx
        .deleteFrom("pictures")
        .where("object_name", "in", names)
        .where(pictureUrlColumn, "not in", shownUrls(trx))
        .returning("object_name")
        .execute();
    });
    forgotten.push(...rows.map((row) => row.object_name));
  }
  return forgotten;
}

const pictureUrlColumn = sql<string>`${sql.lit(`${picturesPath}/`)} || object_name`;

function shownUrls(db: Kysely<Database>) {
  const urls = (column: (typeof urlColumns)[number]) =>
    db
      .selectFrom("gallery_images")
      .select(`${column} as url`)
      .where(column, "is not", null)
      .$narrowType<{ url: string }>();
  return urls("main_image_url").unionAll(urls("before_image_url")).unionAll(urls("after_image_url"));
}
