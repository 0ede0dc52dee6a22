import type { PicturePlace } from "#content/pictures.ts";
import { longestSearch, readPage, withQuery } from "../list/list-query.ts";

export const picturesPath = "/admin/pictures";

/** What has been chosen for a place, or is being chosen from. */
export interface PlaceQuery {
  /** Public URL of a picture. */
  picture: string | null;
  /** Name of a document. */
  document: string | null;
  /** The gallery is shown to choose from. */
  isChoosing: boolean;
  search: string;
  page: number;
}

export function readPlaceQuery(parameters: URLSearchParams): PlaceQuery {
  const text = (name: string) => (parameters.get(name) ?? "").trim().slice(0, longestSearch);
  return {
    picture: text("picture") || null,
    document: text("document") || null,
    isChoosing: parameters.get("from") === "gallery",
    search: text("search"),
    page: readPage(parameters.get("page")),
  };
}

export function placeAddress(place: PicturePlace, query: Partial<PlaceQuery> = {}): string {
  const { isChoosing = false, ...chosen } = query;
  return withQuery(`${picturesPath}/${place}`, { ...chosen, from: isChoosing ? "gallery" : null });
}
