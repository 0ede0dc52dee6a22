import { readListQuery, withQuery } from "../../kit/list/list-query.ts";

export const wordsPath = "/admin/words";
export const textPath = `${wordsPath}/text`;

export interface WordsQuery {
  search: string;
  missing: boolean;
}

export function readWordsQuery(parameters: URLSearchParams): WordsQuery {
  return { search: readListQuery(parameters).search, missing: parameters.get("missing") === "yes" };
}

export function wordsAddress({ search, missing }: Partial<WordsQuery>): string {
  return withQuery(wordsPath, { search, missing: missing === true ? "yes" : null });
}

export function pageWordsAddress(name: string, section?: string): string {
  return withQuery(`${wordsPath}/pages/${name}`, { section });
}

export function textAddress(key: string): string {
  return withQuery(textPath, { key });
}

export function listAddress(name: string): string {
  return `${wordsPath}/lists/${name}`;
}
