import type { Result } from "#platform/result.ts";
import type { GalleryImage } from "./images/gallery-image.ts";
import type { GalleryChoices, GalleryFilter, GalleryPage } from "./images/gallery-page.ts";
import type { ImageEdit, ImageEditRefusal } from "./images/image-edit.ts";
import type { ImageList, ImageListQuery, ImageSummary } from "./images/image-list.ts";
import type { WorkType } from "./work.ts";

/** The pictures of a new image, by public URL as received: one main picture or a whole pair. */
export type NewImagePictures = { main: string } | { before: string; after: string };

/**
 * A new image. `uploadKey` (a UUID) is what its sender calls it, the same at every try: whatever was stored under
 * it before is not stored again.
 */
export type NewImage = NewImagePictures & { uploadKey?: string };

/** A batch as the upload form sends it after its files were received (decision 16). */
export interface NewImages {
  category: WorkType;
  workType: WorkType;
  /** Null stores 'Vehicle Project' and no vehicle type. */
  vehicleName: string | null;
  bodyType: string | null;
  images: NewImage[];
}

/** What became of a batch. */
export interface AddedImages {
  /** Of all its images, in its order. */
  ids: string[];
  /** How many were not there before. */
  added: number;
}

/** Why a batch was not stored; `message` is shown to the administrator. */
export interface NewImagesRefusal {
  message: string;
}

/** The gallery: what visitors see of it and what the administrator does with it. */
export interface Gallery {
  /** The asked page, featured first, then newest, then id (decision 11). */
  page(filter: GalleryFilter): Promise<GalleryPage>;
  choices(): Promise<GalleryChoices>;
  /**
   * Stores what is new of the batch in one transaction and answers the ids of all its images in their order, also of
   * those that were stored before under the same key. Refused as a whole when a picture was never received.
   */
  addImages(batch: NewImages): Promise<Result<AddedImages, NewImagesRefusal>>;
  /** Rows in the public order, with pictures or without; `page` counts from 1, `pageSize` rows each. */
  list(page: number, pageSize: number): Promise<ImageList>;
  /** What the administrator asks of the list. */
  find(query: ImageListQuery): Promise<ImageList>;
  /** The ids of all images that match the search, on all pages. */
  matchingIds(search: string): Promise<string[]>;
  summary(): Promise<ImageSummary>;
  /** Stores the edit unless the image was changed since `version` was read. */
  editImage(asked: {
    id: string;
    version: number;
    edit: ImageEdit;
  }): Promise<Result<GalleryImage, ImageEditRefusal>>;
  /** Removes rows and their files; ids that are not there are passed over. Answers how many went. */
  removeImages(ids: string[]): Promise<number>;
  /** Answers the image as it is stored then; null when it is gone. */
  setFeatured(id: string, isFeatured: boolean): Promise<GalleryImage | null>;
}
