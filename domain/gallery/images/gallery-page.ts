import { isWorkType, type WorkType } from "#domain/values/work.ts";
import { normalizeName, type TranslatedName } from "../names/names.ts";
import type { PictureMetadata } from "../pictures/picture-metadata.ts";

export const galleryPageSize = 24;

export interface GalleryFilter {
  work: WorkType | null;
  vehicle: string | null;
  body: string | null;
  page: number;
}

/** Nonsense counts as not given. */
export function readGalleryFilter(search: URLSearchParams): GalleryFilter {
  const work = search.get("work");
  const page = Number(search.get("page") ?? 1);
  return {
    work: isWorkType(work) ? work : null,
    vehicle: readName(search.get("vehicle")),
    body: readName(search.get("body")),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

function readName(text: string | null): string | null {
  return normalizeName(text ?? "") || null;
}

/** With its `?`, or nothing for the whole gallery. */
export function galleryQuery(filter: GalleryFilter): string {
  const search = new URLSearchParams();
  if (filter.work !== null) search.set("work", filter.work);
  if (filter.vehicle !== null) search.set("vehicle", filter.vehicle);
  if (filter.body !== null) search.set("body", filter.body);
  if (filter.page > 1) search.set("page", String(filter.page));
  return search.size === 0 ? "" : `?${search}`;
}

export interface GalleryCard {
  /** Of its project. */
  id: string;
  vehicle: TranslatedName;
  body: TranslatedName | null;
  work: WorkType;
  isFeatured: boolean;
  isSample: boolean;
  isInWork: boolean;
  /** In its project, a pair is two. */
  photographs: number;
  town: string | null;
  workDays: number | null;
  caption: { en: string | null; hi: string | null; mr: string | null };
  pictures:
    | { kind: "pair"; before: PictureMetadata; after: PictureMetadata }
    | { kind: "single"; picture: PictureMetadata };
}

export interface GalleryPage {
  cards: GalleryCard[];
  total: number;
  page: number;
  pages: number;
}

export interface GalleryChoices {
  vehicles: TranslatedName[];
  bodies: TranslatedName[];
}
