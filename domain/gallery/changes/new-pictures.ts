import type { Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { usedUrls } from "../images/image-rows.ts";
import { objectNamesOf } from "../pictures/picture-rows.ts";

/** Of some of the pictures. `used twice`: another image of the gallery has them. */
export type PictureProblem = "not received" | "used twice";

/** Why an image cannot have these new pictures, or null. Holds them, too. */
export async function problemWithPictures(
  trx: Transaction<Database>,
  database: Pick<OpenDatabase, "engine">,
  urls: string[],
): Promise<PictureProblem | null> {
  if (!(await holdPictures(trx, database, urls))) return "not received";
  return (await usedUrls(trx, urls)).size > 0 ? "used twice" : null;
}

/** Whether all of them are there. The sweep removes none of them until the transaction ends. */
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

/**
 * The time (in milliseconds) of the first of so many that are published now; each later one is a millisecond older, and
 * all are newer than what is there, even after a clock was set back: the gallery keeps the order of batches.
 */
export async function newestTime(trx: Transaction<Database>, now: Date, count: number): Promise<number> {
  const { newest } = await trx
    .selectFrom("gallery_images")
    .select((eb) => eb.fn.max<string | null>("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return Math.max(now.getTime(), newest === null ? 0 : Date.parse(newest) + count);
}
