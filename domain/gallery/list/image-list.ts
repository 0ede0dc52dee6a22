import type { GalleryImage } from "../images/gallery-image.ts";
import type { ImageFilter } from "./image-filter.ts";

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

export interface ImageListQuery extends ImageFilter {
  sort: { by: ImageSort; isDescending: boolean } | null;
  page: number;
  pageSize: number;
}

export interface ImageList {
  images: GalleryImage[];
  total: number;
  page: number;
  pages: number;
}

export interface ImageRanking {
  first: { value: string; total: number }[];
  more: number;
}

export interface ImageSummary {
  total: number;
  featured: number;
  samples: number;
  categories: ImageRanking;
  vehicles: ImageRanking;
}
