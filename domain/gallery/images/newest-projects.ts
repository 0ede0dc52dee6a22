import type { GalleryCard } from "./gallery-page.ts";
import { cardColumns, everything, type PublicImages, shownImages } from "./gallery-queries.ts";

export interface PublishedProject {
  card: GalleryCard;
  others: GalleryCard[];
  /** UTC, ISO 8601. */
  createdAt: string;
}

/** Finished ones, newest first. */
export function newestRows(images: PublicImages, count: number, after: number) {
  return shownImages(images, everything)
    .select([...cardColumns, "created_at"])
    .where("in_work_since", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(count)
    .offset(after)
    .execute();
}
