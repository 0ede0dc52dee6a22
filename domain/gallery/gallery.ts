import type { Result } from "#platform/result.ts";
import type { GalleryChoices, GalleryFilter, GalleryPage } from "./gallery-page.ts";
import type { WorkType } from "./work.ts";

/** An image as the administrator sees it: the stored row (specification section 3). */
export interface GalleryImage {
  id: string;
  description: string | null;
  vehicleName: string;
  category: WorkType;
  vehicleType: string | null;
  bodyType: string | null;
  workType: WorkType | null;
  beforeImageUrl: string | null;
  afterImageUrl: string | null;
  mainImageUrl: string | null;
  isFeatured: boolean;
  /** UTC, ISO 8601. */
  createdAt: string;
}

/** The pictures of a new image, by public URL as received: one main picture or a whole pair. */
export type NewImagePictures = { main: string } | { before: string; after: string };

/** A batch as the upload form sends it after its files were received (decision 16). */
export interface NewImages {
  category: WorkType;
  workType: WorkType;
  /** Null stores 'Vehicle Project' and no vehicle type. */
  vehicleName: string | null;
  bodyType: string | null;
  images: NewImagePictures[];
}

/** Why a batch was not stored; `message` is shown to the administrator. */
export interface NewImagesRefusal {
  message: string;
}

/** One page of the administrator's list. */
export interface ImageList {
  images: GalleryImage[];
  total: number;
}

/** The gallery: what visitors see of it and what the administrator does with it. */
export interface Gallery {
  /** The asked page, featured first, then newest, then id (decision 11). */
  page(filter: GalleryFilter): Promise<GalleryPage>;
  choices(): Promise<GalleryChoices>;
  /** Stores the whole batch in one transaction. Refused when a picture was never received. */
  addImages(batch: NewImages): Promise<Result<{ ids: string[] }, NewImagesRefusal>>;
  /** Rows in the public order; `page` counts from 1, `pageSize` rows each. */
  list(page: number, pageSize: number): Promise<ImageList>;
  /** Removes rows and their files; ids that are not there are passed over. Answers how many went. */
  removeImages(ids: string[]): Promise<number>;
  /** Answers false when the image is gone. */
  setFeatured(id: string, isFeatured: boolean): Promise<boolean>;
}
