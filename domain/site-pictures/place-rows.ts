import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** Every picture that stands in a place of the site, or stood there lately and may come back. */
export function placedUrls(db: Kysely<Database>) {
  return db
    .selectFrom("place_pictures")
    .select("url")
    .where("url", "is not", null)
    .$narrowType<{ url: string }>();
}

/** The version of each place that stands. */
export function standingRows(db: Kysely<Database>) {
  return db.selectFrom("place_pictures as place").where("place.version", "=", (eb) =>
    eb
      .selectFrom("place_pictures as later")
      .select((later) => later.fn.max("later.version").as("newest"))
      .whereRef("later.place", "=", "place.place"),
  );
}

/** Whether visitors see the picture in a place of the site. */
export async function standsInPlace(db: Kysely<Database>, url: string): Promise<boolean> {
  const row = standingRows(db).select("place.place").where("place.url", "=", url);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Whether the owner has put anything there. */
export async function isPlaceTaken(db: Kysely<Database>, place: string): Promise<boolean> {
  const row = standingRows(db)
    .select("place.place")
    .where("place.place", "=", place)
    .where((eb) => eb.or([eb("place.url", "is not", null), eb("place.document", "is not", null)]));
  return (await row.executeTakeFirst()) !== undefined;
}
