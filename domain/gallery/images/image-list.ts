import type { GalleryImage } from "./gallery-image.ts";

/** Rows on one page of the administrator's list. */
export const imagesPerPage = 25;

/** What the list can be sorted by. */
export const imageSorts = [
  "vehicle",
  "category",
  "vehicle-type",
  "body-type",
  "work-type",
  "featured",
  "created",
] as const;

export type ImageSort = (typeof imageSorts)[number];

/** What the administrator asks of the list. */
export interface ImageListQuery {
  /** Words that must all be found; empty for every image. */
  search: string;
  /** Null is the public order: featured, then newest, then id (specification section 7). */
  sort: { by: ImageSort; isDescending: boolean } | null;
  /** Counted from 1; a page beyond the end is the last one. */
  page: number;
  /** Rows on a page. */
  pageSize: number;
}

/** One page of the administrator's list, with how many images the search matches on all pages. */
export interface ImageList {
  images: GalleryImage[];
  total: number;
  /** The page shown, counted from 1. */
  page: number;
  pages: number;
}

/** The values most images have, most images first and then by name, and how many more values there are. */
export interface ImageRanking {
  first: { value: string; total: number }[];
  more: number;
}

/** What the summary cards show, of all images whatever is searched for (specification section 2, Admin). */
export interface ImageSummary {
  total: number;
  featured: number;
  categories: ImageRanking;
  vehicles: ImageRanking;
}
