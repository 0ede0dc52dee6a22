import { ownPictureOf, widePictureOf } from "#content/pictures.server.ts";
import { type ArtPlace, isHeroPlace } from "#content/places.ts";
import type { Focus, PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import type { Placed } from "#domain/site-pictures/site-pictures.ts";
import art from "./art.json" with { type: "json" };

export interface SitePicture extends PictureFacts {
  focus: Focus | null;
  isIllustration: boolean;
  wide: PictureFacts | null;
}

const pictures: Record<string, PictureFacts> = art;

function artPicture(name: string): PictureFacts {
  const picture = pictures[name];
  if (picture === undefined) throw new Error(`There is no picture named ${name} in art/.`);
  return picture;
}

export function pictureAtPlaces({ pictures: placed }: Pick<Placed, "pictures">) {
  return (place: ArtPlace): SitePicture => {
    const own = placed.get(place);
    if (own !== undefined) return { ...own.picture, focus: own.focus, isIllustration: false, wide: null };
    const wide = isHeroPlace(place) ? artPicture(widePictureOf(place)) : null;
    return { ...artPicture(ownPictureOf(place)), focus: null, isIllustration: true, wide };
  };
}

export type PictureAt = ReturnType<typeof pictureAtPlaces>;
