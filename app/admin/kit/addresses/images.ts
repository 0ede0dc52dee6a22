import { everyImage, type ImageFilter, imageKinds } from "#domain/gallery/list/image-filter.ts";
import { type ImageListQuery, type ImageSort, imageSorts } from "#domain/gallery/list/image-list.ts";
import { normalizeName } from "#domain/gallery/names/names.ts";
import { isWorkType } from "#domain/values/work.ts";
import { readListQuery, withQuery } from "../list/list-query.ts";

export type ImagesQuery = Omit<ImageListQuery, "pageSize">;

export const imagesPath = "/admin/images";

export const inWorkPath = `${imagesPath}/in-work`;

export const pictureChangePath = `${imagesPath}/pictures/change`;

export function picturesOfImage(id: string): string {
  return `${imagesPath}/${id}/pictures`;
}

export function readImagesQuery(parameters: URLSearchParams): ImagesQuery {
  const { search, page } = readListQuery(parameters);
  const work = parameters.get("work");
  const month = parameters.get("month") ?? "";
  return {
    search,
    work: isWorkType(work) ? work : null,
    vehicle: normalizeName(parameters.get("vehicle") ?? "") || null,
    body: normalizeName(parameters.get("body") ?? "") || null,
    kind: imageKinds.find((known) => known === parameters.get("kind")) ?? null,
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null,
    sort: readSort(parameters.get("sort") ?? ""),
    page,
  };
}

export function imagesAddress(query: Partial<ImagesQuery>, path = imagesPath): string {
  const { search, work, vehicle, body, kind, month, sort = null, page } = query;
  return withQuery(path, { search, work, vehicle, body, kind, month, sort: sortValue(sort), page });
}

export function filterOf({ sort: _, page: __, ...filter }: ImagesQuery): ImageFilter {
  return filter;
}

export function isNarrowed(query: ImagesQuery): boolean {
  return imagesAddress(filterOf(query)) !== imagesAddress(everyImage);
}

export function sortValue(sort: ImagesQuery["sort"]): string {
  return sort === null ? "" : `${sort.isDescending ? "-" : ""}${sort.by}`;
}

function readSort(value: string): ImagesQuery["sort"] {
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
