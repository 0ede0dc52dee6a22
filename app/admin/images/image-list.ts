import type { GalleryImage } from "#domain/gallery/gallery.ts";

export const imagesPerPage = 25;

/** The asked page, counted from 1; anything that is no page is the first. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get("page"));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The picture that stands for an image in the list: main, then before, then after (decision 13). */
export function shownPictureUrl(image: GalleryImage): string | null {
  return image.mainImageUrl ?? image.beforeImageUrl ?? image.afterImageUrl;
}
