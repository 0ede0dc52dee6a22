import type { SiteFacts } from "#app/context.server.ts";
import { placesOfPages } from "#content/pictures.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";

type ShownPictures = Pick<SiteFacts, "pictureAt" | "placed" | "business">;

/** Paths of the pictures that a page shows in its places. */
export function picturesAt(path: string, { pictureAt, placed, business }: ShownPictures): string[] {
  const urls = (placesOfPages.get(path) ?? []).flatMap((place) =>
    place === "map" || place === "certificate" ? ownOrNone(place) : pictureAt(place).url,
  );
  return [...new Set(urls)].map(largePicture);

  /** A certificate that has ended is not shown. */
  function ownOrNone(place: "map" | "certificate"): string[] {
    const own = placed.pictures.get(place);
    return own === undefined || (place === "certificate" && business.certificate === null)
      ? []
      : [own.picture.url];
  }
}

/** Path of the size that search engines show. */
export function largePicture(url: string): string {
  return pictureSizeUrl(url, 1280, "jpeg");
}
