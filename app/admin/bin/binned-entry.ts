import type { BinEntry } from "#domain/bin/bin-list.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import type { AdminText } from "../layout/admin-text.ts";

export interface BinnedEntry extends BinEntry {
  /** Null where it has none. */
  picture: PictureFacts | null;
}

/** Of the picture that stands for it. */
export function pictureUrlsOf({ was }: BinEntry): string[] {
  return was.kind === "gallery_images" && was.pictureUrl !== null ? [was.pictureUrl] : [];
}

/** Key of the facts: public URL. */
export function binnedEntry(entry: BinEntry, facts: ReadonlyMap<string, PictureFacts>): BinnedEntry {
  const picture = facts.get(pictureUrlsOf(entry)[0] ?? "");
  return { ...entry, picture: picture ?? null };
}

export function nameOf({ was }: BinEntry): string {
  return was.kind === "gallery_images" ? was.vehicleName : was.name;
}

/** What tells it from others of its name; null where the name says all. */
export function wordsOf({ was }: BinEntry, { images }: AdminText): string | null {
  if (was.kind === "gallery_images") return images.work[was.category];
  return was.kind === "enquiries" ? was.beginning : null;
}
