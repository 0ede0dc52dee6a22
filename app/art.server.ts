import { ownPictureOf, widePictureOf } from "#content/pictures.server.ts";
import { type ArtPlace, isHeroPlace, isOwnBodyPlace, type OwnBodyPlace, ownBodyIn } from "#content/places.ts";
import type { BodyTypeSlug } from "#content/services.server.ts";
import type { Focus, PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import art from "./art.json" with { type: "json" };

interface SitePicture extends PictureMetadata {
  focus: Focus | null;
  isIllustration: boolean;
  wide: PictureMetadata | null;
  /** Only in the preview. */
  document?: string;
}

const pictures: Record<string, PictureMetadata> = art;

function artPicture(name: string): PictureMetadata {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture named ${name} in art/.`);
  return picture;
}

/** An own body type without a picture has that of the one it is like. */
export function pictureAtPlaces(
  { pictures: placed }: Pick<Placed, "pictures">,
  likeness: ReadonlyMap<string, BodyTypeSlug>,
): PictureAt {
  return (place) => {
    const at = isOwnBodyPlace(place) ? ownBodyIn(place) : place;
    const own = placed.get(at);
    if (own !== undefined) return { ...own.picture, focus: own.focus, isIllustration: false, wide: null };
    const wide = isHeroPlace(place) ? artPicture(widePictureOf(place)) : null;
    const shown = likeness.get(at) ?? (isOwnBodyPlace(place) ? "open-half-body" : place);
    return { ...artPicture(ownPictureOf(shown)), focus: null, isIllustration: true, wide };
  };
}

export type PictureAt = (place: ArtPlace | OwnBodyPlace) => SitePicture;
