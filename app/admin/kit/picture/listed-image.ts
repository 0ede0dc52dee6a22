import type { Language } from "#content/languages.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { isWorkType } from "#domain/values/work.ts";
import type { AdminText } from "../page/admin-text.ts";

export type CaptionHints = Readonly<Record<Language, string>>;

type PictureKind = keyof AdminText["images"]["pictures"];

export interface ListedImage {
  image: GalleryImage;
  pictures: { kind: PictureKind; picture: PictureMetadata }[];
}

export interface ImageWithHints extends ListedImage {
  captionHints: CaptionHints;
  isOnSite: boolean;
}

export function pictureUrls(image: GalleryImage): { kind: PictureKind; url: string }[] {
  const urls = { main: image.mainImageUrl, before: image.beforeImageUrl, after: image.afterImageUrl };
  const kinds = ["main", "before", "after"] as const;
  return kinds.flatMap((kind) => {
    const url = urls[kind];
    return url === null ? [] : [{ kind, url }];
  });
}

export function listedImage(image: GalleryImage, facts: ReadonlyMap<string, PictureMetadata>): ListedImage {
  const pictures = pictureUrls(image).flatMap(({ kind, url }) => {
    const picture = facts.get(url);
    return picture === undefined ? [] : [{ kind, picture }];
  });
  return { image, pictures };
}

export function isOnSite(image: GalleryImage, areSamplesHidden: boolean): boolean {
  if (pictureUrls(image).length === 0) return false;
  const isShown = image.inWorkSince === null || image.isShownEarly;
  return isShown && !(image.isSample && areSamplesHidden);
}

export function isPair({ pictures }: ListedImage): boolean {
  const kinds = pictures.map(({ kind }) => kind);
  return kinds.includes("before") && kinds.includes("after");
}

/** Others change the image, too, so the newest version counts. */
export function newestImage(listed: GalleryImage, answered: GalleryImage | null): GalleryImage {
  return answered !== null && answered.version > listed.version ? answered : listed;
}

export function isStarShown(
  image: GalleryImage,
  change: { state: string; formData: FormData | undefined },
): boolean {
  const asked = change.state === "submitting" ? change.formData?.get("isFeatured") : null;
  return typeof asked === "string" ? asked === "true" : image.isFeatured;
}

export function categoryLabel({ work }: AdminText["images"], category: string): string {
  return isWorkType(category) ? work[category] : category;
}
