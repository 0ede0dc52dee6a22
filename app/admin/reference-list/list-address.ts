import type { NamesQuery } from "#domain/reference-lists/reference-lists.ts";
import { searchedText } from "../list/searched-text.ts";

/** What the address of a list asks for; whatever makes no sense counts as not asked. */
export function readNamesQuery(parameters: URLSearchParams): NamesQuery {
  const page = Number(parameters.get("page"));
  return {
    search: searchedText(parameters),
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address that asks for it. */
export function addressOf(path: string, { search, page }: NamesQuery): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}
