import type { PictureAt } from "#app/ui/art.server.ts";
import { placesOfPages } from "#content/pictures.ts";
import { pictureSizeUrl } from "#domain/gallery/pictures/picture-facts.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";

/** Paths of the pictures that a page shows in its places. */
export function picturesAt(path: string, pictureAt: PictureAt, { pictures: placed }: Placed): string[] {
  const urls = (placesOfPages.get(path) ?? []).flatMap((place) =>
    place === "map" || place === "certificate"
      ? (placed.get(place)?.picture.url ?? [])
      : pictureAt(place).url,
  );
  return [...new Set(urls)].map(largePicture);
}

/** Path of the size that search engines show. */
export function largePicture(url: string): string {
  return pictureSizeUrl(url, 1280, "jpeg");
}
