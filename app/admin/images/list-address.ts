import { type ImageListQuery, type ImageSort, imageSorts } from "#domain/gallery/images/image-list.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

export type ImagesQuery = Pick<ImageListQuery, "search" | "sort" | "page">;

export const imagesPath = "/admin/images";

export function readImagesQuery(parameters: URLSearchParams): ImagesQuery {
  return { ...readListQuery(parameters), sort: readSort(parameters.get("sort") ?? "") };
}

export function imagesAddress({ search, sort = null, page }: Partial<ImagesQuery>): string {
  return withQuery(imagesPath, { search, sort: sortValue(sort), page });
}

/** A sort as the address writes it: '-created' is newest first. */
export function sortValue(sort: ImagesQuery["sort"]): string {
  return sort === null ? "" : `${sort.isDescending ? "-" : ""}${sort.by}`;
}

export function readSort(value: string): ImagesQuery["sort"] {
  const isDescending = value.startsWith("-");
  const by = imageSorts.find((sort) => sort === (isDescending ? value.slice(1) : value));
  return by === undefined ? null : { by, isDescending };
}

const descendingFirst: readonly ImageSort[] = ["created", "featured"];

export function nextSort(current: ImagesQuery["sort"], by: ImageSort): NonNullable<ImagesQuery["sort"]> {
  return current?.by === by
    ? { by, isDescending: !current.isDescending }
    : { by, isDescending: descendingFirst.includes(by) };
}
