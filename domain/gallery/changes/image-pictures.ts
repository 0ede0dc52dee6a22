import type { Kysely } from "kysely";
import { rowId } from "#domain/values/row-id.ts";
import type { Database } from "#platform/database/schema.ts";
import type { PictureEdit } from "#platform/images/picture-edit.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { storedImage } from "../images/image-rows.ts";
import { madeOf } from "../pictures/picture-edits.ts";
import type { PictureMetadata, PictureRole } from "../pictures/picture-metadata.ts";
import { metadataByUrl } from "../pictures/picture-rows.ts";
import { lastChange } from "./earlier-pictures.ts";

export interface ImagePicture {
  role: PictureRole;
  picture: PictureMetadata;
  source: PictureMetadata;
  edit: PictureEdit;
}

export interface ImagePictures {
  image: GalleryImage;
  pictures: ImagePicture[];
  /** UTC, ISO 8601. */
  changedAt: string | null;
}

/** Null when there is no such image. */
export async function imagePictures(
  db: Kysely<Database>,
  id: string,
  now: Date,
): Promise<ImagePictures | null> {
  const image = rowId.test(id) ? await storedImage(db, id) : null;
  if (image === null) return null;
  const shown = [
    { role: "main" as const, url: image.mainImageUrl },
    { role: "before" as const, url: image.beforeImageUrl },
    { role: "after" as const, url: image.afterImageUrl },
  ];
  const pictures: ImagePicture[] = [];
  for (const { role, url } of shown) {
    if (url === null) continue;
    const { sourceUrl, edit } = await madeOf(db, url);
    const facts = await metadataByUrl(db, [url, sourceUrl]);
    const [picture, source] = [facts.get(url), facts.get(sourceUrl)];
    if (picture !== undefined && source !== undefined) pictures.push({ role, picture, source, edit });
  }
  const change = await lastChange(db, id, now);
  return { image, pictures, changedAt: change?.changed_at ?? null };
}
