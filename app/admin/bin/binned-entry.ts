import type { Language } from "#content/languages.ts";
import type { BinEntry } from "#domain/bin/bin-list.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import type { AdminText } from "../kit/page/admin-text.ts";

export interface BinnedEntry extends BinEntry {
  name: string;
  picture: PictureMetadata | null;
}

export interface BinnedGroup {
  act: string;
  count: number;
  first: BinnedEntry;
  others: BinnedEntry[];
}

export function pictureUrlsOf({ was }: BinEntry): string[] {
  return was.kind === "gallery_images" && was.pictureUrl !== null ? [was.pictureUrl] : [];
}

export function nameOf({ was }: BinEntry, language: Language, vehicle: (name: string) => string): string {
  if (was.kind === "gallery_images") return vehicle(was.vehicleName);
  return was.kind === "enquiries" ? was.name : nameIn(language, was.names);
}

export function wordsOf({ was }: BinEntry, { images }: AdminText): string | null {
  if (was.kind === "gallery_images") return images.work[was.category];
  return was.kind === "enquiries" ? was.beginning : null;
}
