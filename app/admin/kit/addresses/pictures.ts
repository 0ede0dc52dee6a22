import type { PicturePlace } from "#content/places.ts";
import { longestSearch, readPage, withQuery } from "../list/list-query.ts";

export const picturesPath = "/admin/pictures";

export function readOpenPages(parameters: URLSearchParams): { open: string[] } {
  return { open: parameters.has("open") ? parameters.getAll("open").filter(Boolean) : ["/"] };
}

export function picturesAddress({ open }: { open: readonly string[] }): string {
  const pages = open.length === 0 ? [""] : open;
  return `${picturesPath}?${new URLSearchParams(pages.map((page) => ["open", page]))}`;
}

export interface PlaceQuery {
  picture: string | null;
  document: string | null;
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
  return `${picturesPath}/${place}${placeSearch(query)}`;
}

export function placeSearch({ isChoosing = false, ...chosen }: Partial<PlaceQuery>): string {
  return withQuery("", { ...chosen, from: isChoosing ? "gallery" : null });
}
