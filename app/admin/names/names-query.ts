import { type TranslationLanguage, translationLanguages } from "#domain/gallery/names/names.ts";
import { readListQuery } from "../kit/list/list-query.ts";

export interface AskedNames {
  search: string;
  page: number;
  missing: TranslationLanguage | null;
}

export function readNamesQuery(parameters: URLSearchParams): AskedNames {
  const missing = translationLanguages.find((language) => language === parameters.get("missing")) ?? null;
  return { ...readListQuery(parameters), missing };
}
