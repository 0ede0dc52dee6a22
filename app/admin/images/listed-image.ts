import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { isWorkType } from "#domain/gallery/work.ts";
import type { AdminText } from "../layout/admin-text.ts";

type PictureKind = keyof AdminText["images"]["pictures"];

/** A row of the list with its pictures; the first stands for the image. */
export interface ListedImage {
  image: GalleryImage;
  pictures: { kind: PictureKind; picture: PictureFacts }[];
}

/** The pictures of an image, in the order in which they stand for it. */
export function pictureUrls(image: GalleryImage): { kind: PictureKind; url: string }[] {
  const urls = { main: image.mainImageUrl, before: image.beforeImageUrl, after: image.afterImageUrl };
  const kinds = ["main", "before", "after"] as const;
  return kinds.flatMap((kind) => {
    const url = urls[kind];
    return url === null ? [] : [{ kind, url }];
  });
}

/** The row, without pictures nobody knows. Key of the facts: public URL. */
export function listedImage(image: GalleryImage, facts: ReadonlyMap<string, PictureFacts>): ListedImage {
  const pictures = pictureUrls(image).flatMap(({ kind, url }) => {
    const picture = facts.get(url);
    return picture === undefined ? [] : [{ kind, picture }];
  });
  return { image, pictures };
}

/** What a change was answered, until a list as new is read; others change the image, too, so the versions decide. */
export function newestImage(listed: GalleryImage, answered: GalleryImage | null): GalleryImage {
  return answered !== null && answered.version > listed.version ? answered : listed;
}

/** What was asked for, until the server answers; when it refuses, what is stored comes back. */
export function isStarShown(
  image: GalleryImage,
  change: { state: string; formData: FormData | undefined },
): boolean {
  const asked = change.state === "submitting" ? change.formData?.get("isFeatured") : null;
  return typeof asked === "string" ? asked === "true" : image.isFeatured;
}

/** The label of a stored category. */
export function categoryLabel({ work }: AdminText["images"], category: string): string {
  return isWorkType(category) ? work[category] : category;
}
