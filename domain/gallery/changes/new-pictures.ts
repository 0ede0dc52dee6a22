import type { Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { usedUrls } from "../images/image-rows.ts";
import { objectNamesOf } from "../pictures/picture-rows.ts";

/** `used twice`: another image has them. */
export type PictureProblem = "not received" | "used twice";

/** Holds the pictures; answers why an image cannot have them, or null. */
export async function problemWithPictures(
  trx: Transaction<Database>,
  database: Pick<OpenDatabase, "engine">,
  urls: string[],
): Promise<PictureProblem | null> {
  if (!(await holdPictures(trx, database, urls))) return "not received";
  return (await usedUrls(trx, urls)).size > 0 ? "used twice" : null;
}

/** Whether all are there. The sweep leaves them until the transaction ends. */
export async function holdPictures(
  trx: Transaction<Database>,
  { engine }: Pick<OpenDatabase, "engine">,
  urls: string[],
): Promise<boolean> {
  const received = await trx
    .selectFrom("pictures")
    .select("object_name")
    .where("object_name", "in", objectNamesOf(urls))
    .orderBy("object_name")
    .$if(engine === "postgres", (query) => query.forUpdate())
    .execute();
  return received.length === urls.length;
}

/** Milliseconds of the first of `count`, newer than all images there are. */
export async function newestTime(trx: Transaction<Database>, now: Date, count: number): Promise<number> {
  const { newest } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max<string | null>("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return Math.max(now.getTime(), newest === null ? 0 : Date.parse(newest) + count);
}
