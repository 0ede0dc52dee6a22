import { type ArtPlace, isHeroPlace, ownPictureOf, widePictureOf } from "#content/pictures.ts";
import type { Focus, PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import art from "./art.json" with { type: "json" };

/** What a place of the site shows. */
export interface SitePicture extends PictureFacts {
  /** Of the owner's picture. */
  focus: Focus | null;
  /** Our own rendering. */
  isIllustration: boolean;
  /** Our own picture in another cut, with its left third empty. */
  wide: PictureFacts | null;
}

const pictures: Record<string, PictureFacts> = art;

function artPicture(name: string): PictureFacts {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture named ${name} in art/.`);
  return picture;
}

/** The site's pictures with what the owner has put into its places. */
export function pictureAtPlaces({ pictures: placed }: Pick<Placed, "pictures">) {
  return (place: ArtPlace): SitePicture => {
    const own = placed.get(place);
    if (own !== undefined) return { ...own.picture, focus: own.focus, isIllustration: false, wide: null };
    const wide = isHeroPlace(place) ? artPicture(widePictureOf(place)) : null;
    return { ...artPicture(ownPictureOf(place)), focus: null, isIllustration: true, wide };
  };
}

export type PictureAt = ReturnType<typeof pictureAtPlaces>;
