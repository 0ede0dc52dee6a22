import type { PictureFacts } from "../pictures/picture-facts.ts";
import type { WorkType } from "../work.ts";

/** Images on one page of the public gallery (decision 11). */
export const galleryPageSize = 24;

/** What a visitor asks the gallery for; null means 'all' (specification section 4). */
export interface GalleryFilter {
  work: WorkType | null;
  vehicle: string | null;
  body: string | null;
  /** Counted from 1. */
  page: number;
}

/** An image as the gallery shows it: which pictures it has is decided, not left to the card. */
export interface GalleryCard {
  id: string;
  vehicleName: string;
  bodyType: string | null;
  /** `work_type`, or `category` where that is null. */
  work: WorkType;
  isFeatured: boolean;
  /** A pair for transformation work that has both pictures, else one picture (decision 13). */
  pictures:
    | { kind: "pair"; before: PictureFacts; after: PictureFacts }
    | { kind: "single"; picture: PictureFacts };
}

/** One page of the gallery, with how many images the filter matches on all pages. */
export interface GalleryPage {
  cards: GalleryCard[];
  total: number;
  /** The page shown, counted from 1. */
  page: number;
  pages: number;
}

/** The names the two dropdowns offer, in alphabetical order. */
export interface GalleryChoices {
  vehicles: string[];
  bodies: string[];
}
