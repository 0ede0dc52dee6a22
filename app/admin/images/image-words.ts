import { gallery } from "#content/en/gallery.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { isWorkType, type WorkType } from "#domain/gallery/work.ts";

/** A day in the workshop's own time. */
export const day = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "Asia/Kolkata" });

export function workLabel(work: WorkType): string {
  return gallery.work[work];
}

/** The label of a stored category, which nobody else than us has written. */
export function categoryLabel(value: string): string {
  return isWorkType(value) ? workLabel(value) : value;
}

/** What stands for an empty field. */
export const nothing = "–";

/** The kinds of picture an image can have, in the order in which they stand for it (decision 13). */
export function pictureUrls(image: GalleryImage): { label: string; url: string }[] {
  return [
    { label: "Main", url: image.mainImageUrl },
    { label: gallery.before, url: image.beforeImageUrl },
    { label: gallery.after, url: image.afterImageUrl },
  ].flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
}
