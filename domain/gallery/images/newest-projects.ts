import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import type { GalleryCard } from "./gallery-page.ts";
import { cardColumns, everything, shownImages } from "./gallery-queries.ts";

export interface PublishedProject {
  card: GalleryCard;
  /** UTC, ISO 8601. */
  createdAt: string;
}

/** Those that are finished, newest first. */
export function newestRows(db: Kysely<Database>, count: number) {
  return shownImages(db, everything)
    .select([...cardColumns, "created_at"])
    .where("in_work_since", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(count)
    .execute();
}
