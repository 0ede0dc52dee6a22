import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** SQLite and PostgreSQL both bound the parameters of a statement; this many always fit. */
const atOnce = 500;

/** Those of the public URLs that some image of the gallery shows. */
export async function usedUrls(db: Kysely<Database>, urls: string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (let start = 0; start < urls.length; start += atOnce) {
    const asked = urls.slice(start, start + atOnce);
    for (const column of ["main_image_url", "before_image_url", "after_image_url"] as const) {
      const rows = await db
        .selectFrom("gallery_images")
        .select(`${column} as url`)
        .where(column, "in", asked)
        .execute();
      for (const { url } of rows) if (url !== null) used.add(url);
    }
  }
  return used;
}
