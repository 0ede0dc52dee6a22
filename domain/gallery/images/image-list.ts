import type { GalleryImage } from "./gallery-image.ts";

/** Rows on one page of the administrator's list. */
export const imagesPerPage = 25;

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
  /** Null is the public order. */
  sort: { by: ImageSort; isDescending: boolean } | null;
  /** Counted from 1; a page beyond the end is the last one. */
  page: number;
  pageSize: number;
}

/** One page of the list; `total` counts the matches on all pages. */
export interface ImageList {
  images: GalleryImage[];
  total: number;
  page: number;
  pages: number;
}

/** The values most images have, most images first and then by name, and how many more values there are. */
export interface ImageRanking {
  first: { value: string; total: number }[];
  more: number;
}

/** Counts of all images. */
export interface ImageSummary {
  total: number;
  featured: number;
  categories: ImageRanking;
  vehicles: ImageRanking;
}
