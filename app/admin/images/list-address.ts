import { type ImageListQuery, type ImageSort, imageSorts } from "#domain/gallery/images/image-list.ts";
import { searchedText } from "../list/searched-text.ts";

/** What the address of the list says. */
export type AskedList = Pick<ImageListQuery, "search" | "sort" | "page">;

export const listPath = "/admin/images";

/** What an address asks for; whatever makes no sense counts as not asked. */
export function readAskedList(parameters: URLSearchParams): AskedList {
  return {
    search: searchedText(parameters),
    sort: readSort(parameters.get("sort") ?? ""),
    page: readPage(parameters.get("page")),
  };
}

/** The address that asks for it; what is left out is the first page of everything in the public order. */
export function addressOf({ search, sort, page }: Partial<AskedList>): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("search", search);
  if (sort) parameters.set("sort", sortValue(sort));
  if (page !== undefined && page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? listPath : `${listPath}?${parameters}`;
}

/** A sort as the address writes it: '-created' is newest first. */
export function sortValue(sort: AskedList["sort"]): string {
  return sort === null ? "" : `${sort.isDescending ? "-" : ""}${sort.by}`;
}

/** The sort that `sortValue` wrote, or null. */
export function readSort(value: string): AskedList["sort"] {
  const isDescending = value.startsWith("-");
  const by = imageSorts.find((sort) => sort === (isDescending ? value.slice(1) : value));
  return by === undefined ? null : { by, isDescending };
}

/** Numbers and stars are most often wanted from the high end. */
const fromTheHighEnd: readonly ImageSort[] = ["created", "featured"];

/** What a press on a column's heading asks for: the column, and at the second press the other way round. */
export function nextSort(current: AskedList["sort"], by: ImageSort): NonNullable<AskedList["sort"]> {
  return current?.by === by
    ? { by, isDescending: !current.isDescending }
    : { by, isDescending: fromTheHighEnd.includes(by) };
}

function readPage(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
