import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database, PicturesTable } from "#platform/database/schema.ts";
import { objectNameOf, type PictureFacts, picturesPath, pictureUrl } from "./picture-facts.ts";

/** SQLite and PostgreSQL both bound the parameters of a statement; this many names always fit. */
const namesAtOnce = 500;

type Queries = Kysely<Database> | Transaction<Database>;

/** Claims name and key for a picture; answers false when another picture has one of them already. */
export async function claimName(db: Queries, row: Insertable<PicturesTable>): Promise<boolean> {
  const outcome = await db
    .insertInto("pictures")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(outcome.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** What arrived under the key, or null. */
export async function pictureOfKey(
  db: Queries,
  uploadKey: string,
): Promise<{ objectName: string; fingerprint: string | null; facts: PictureFacts } | null> {
  const row = await db
    .selectFrom("pictures")
    .select(["object_name", "fingerprint", "width", "height", "placeholder"])
    .where("upload_key", "=", uploadKey)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { object_name, fingerprint, ...facts } = row;
  return { objectName: object_name, fingerprint, facts: { url: pictureUrl(object_name), ...facts } };
}

/** The facts of the pictures behind these public URLs, by URL; unknown ones are missing. */
export async function factsByUrl(db: Queries, urls: string[]): Promise<Map<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>();
  for (const names of chunked(objectNamesOf(urls))) {
    const rows = await db
      .selectFrom("pictures")
      .select(["object_name", "width", "height", "placeholder"])
      .where("object_name", "in", names)
      .execute();
    for (const { object_name, ...row } of rows) {
      const url = pictureUrl(object_name);
      facts.set(url, { url, ...row });
    }
  }
  return facts;
}

/** Width in pixels of a stored picture, or null when there is no such picture. */
export async function widthOf(db: Queries, objectName: string): Promise<number | null> {
  const row = await db
    .selectFrom("pictures")
    .select("width")
    .where("object_name", "=", objectName)
    .executeTakeFirst();
  return row?.width ?? null;
}

/** Pictures of which a size may be missing, oldest first. */
export async function coldPictures(db: Queries): Promise<{ objectName: string; width: number }[]> {
  return db
    .selectFrom("pictures")
    .select(["object_name as objectName", "width"])
    .where("is_warm", "=", 0)
    .orderBy("created_at")
    .orderBy("object_name")
    .execute();
}

/** Notes that every size of the picture is stored. */
export async function noteWarm(db: Queries, objectName: string): Promise<void> {
  await db.updateTable("pictures").set({ is_warm: 1 }).where("object_name", "=", objectName).execute();
}

/** Gives the names up. */
export async function forgetPictures(db: Queries, objectNames: string[]): Promise<void> {
  for (const names of chunked(objectNames)) {
    await db.deleteFrom("pictures").where("object_name", "in", names).execute();
  }
}

/** Gives up the names of pictures that no image shows and that came before `deadline`; answers them. */
export async function forgetUnusedPictures(database: OpenDatabase, deadline: Date): Promise<string[]> {
  const forgotten: string[] = [];
  const candidates = await unusedPictures(database.db, deadline);
  for (const names of chunked(candidates)) {
    const gone = await database.db.transaction().execute(async (trx) => {
      // On PostgreSQL an image that is being added meanwhile holds its pictures; wait for it, then look again.
      if (database.engine === "postgres") {
        await trx
          .selectFrom("pictures")
          .select("object_name")
          .where("object_name", "in", names)
          .forUpdate()
          .execute();
      }
      return trx
        .deleteFrom("pictures")
        .where("object_name", "in", names)
        .where(pictureUrlColumn, "not in", shownUrls(trx))
        .returning("object_name")
        .execute();
    });
    forgotten.push(...gone.map((row) => row.object_name));
  }
  return forgotten;
}

/** The name of every picture. */
export async function allNames(db: Queries): Promise<Set<string>> {
  const rows = await db.selectFrom("pictures").select("object_name").execute();
  return new Set(rows.map((row) => row.object_name));
}

/** The object names behind those of the URLs that are ours. */
export function objectNamesOf(urls: string[]): string[] {
  const names = urls.map(objectNameOf).filter((name) => name !== null);
  return [...new Set(names)];
}

async function unusedPictures(db: Queries, deadline: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("pictures")
    .select("object_name")
    .where("created_at", "<", deadline.toISOString())
    .where(pictureUrlColumn, "not in", shownUrls(db))
    .execute();
  return rows.map((row) => row.object_name);
}

const pictureUrlColumn = sql<string>`${sql.lit(`${picturesPath}/`)} || object_name`;

function shownUrls(db: Queries) {
  const column = (name: "main_image_url" | "before_image_url" | "after_image_url") =>
    db
      .selectFrom("gallery_images")
      .select(`${name} as url`)
      .where(name, "is not", null)
      .$narrowType<{ url: string }>();
  return column("main_image_url").unionAll(column("before_image_url")).unionAll(column("after_image_url"));
}

function chunked(names: string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < names.length; at += namesAtOnce) chunks.push(names.slice(at, at + namesAtOnce));
  return chunks;
}
