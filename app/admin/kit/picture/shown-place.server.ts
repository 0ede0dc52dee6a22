import type { SiteContent } from "#app/context.server.ts";
import drawnMap from "#app/site/shell/map/drawn-map.svg";
import { isBrandPlace, isDrawn, type PicturePlace } from "#content/places.ts";
import type { Focus, PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { documentUrl } from "#domain/site-pictures/document-url.ts";
import type { PlaceState } from "./place-state.ts";

export interface ShownPlace {
  place: PicturePlace;
  state: PlaceState;
  picture: PictureMetadata | null;
  focus: Focus | null;
  drawing: string | null;
  document: string | null;
}

export function shownPlace(
  place: PicturePlace,
  { placed, pictureAt }: Pick<SiteContent, "placed" | "pictureAt">,
): ShownPlace {
  const shown = { place, picture: null, focus: null, drawing: null, document: null };
  const document = placed.documents.get(place);
  if (document !== undefined) return { ...shown, state: "isDocument", document: documentUrl(document) };
  const own = placed.pictures.get(place);
  if (own !== undefined) return { ...shown, state: "isYours", picture: own.picture, focus: own.focus };
  if (isBrandPlace(place)) return { ...shown, state: "isInLetters" };
  if (place === "map") return { ...shown, state: "isOurs", drawing: drawnMap };
  if (isDrawn(place)) return { ...shown, state: "isOurs" };
  const { url, width, height, placeholder } = pictureAt(place);
  return { ...shown, state: "isOurs", picture: { url, width, height, placeholder } };
}
