import type { SiteContent } from "#app/context.server.ts";
import { serviceAt } from "#app/site/pages.ts";
import { placesOfPages } from "#content/pictures.server.ts";
import { type DrawnPlace, isDrawn, type PagePlace } from "#content/places.ts";
import type { Texts } from "#content/texts.ts";
import {
  type PictureMetadata,
  pictureSizeUrl,
  widestUrl,
} from "#domain/gallery/pictures/picture-metadata.ts";

type ShownPictures = Pick<SiteContent, "pictureAt" | "placed" | "business" | "textsOf">;

export function placesAt(path: string, texts: Texts): readonly PagePlace[] {
  const found = placesOfPages.get(path) ?? serviceAt(path, texts)?.slug;
  return typeof found === "string" ? [found] : (found ?? []);
}

export function picturesAt(path: string, { pictureAt, placed, business, textsOf }: ShownPictures): string[] {
  const pictures = placesAt(path, textsOf("en")).flatMap((place) =>
    isDrawn(place) ? ownOrNone(place) : pictureAt(place),
  );
  return [...new Set(pictures.map((picture) => widestUrl(picture, 1280, "jpeg")))];

  function ownOrNone(place: DrawnPlace): PictureMetadata[] {
    const own = placed.pictures.get(place);
    return own === undefined || (place === "certificate" && business.certificate === null)
      ? []
      : [own.picture];
  }
}

/** The gallery answers to each size, however narrow the picture is. */
export function largePicture(url: string): string {
  return pictureSizeUrl(url, 1280, "jpeg");
}
