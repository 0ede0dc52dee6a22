import { type ListField, type ListItem, type ListShape, wordsOf } from "#domain/site-texts/list-shapes.ts";
import { type SiteLanguage, siteLanguages } from "#domain/site-texts/text-rules.ts";
import { entryIn, fromEntries, idsIn } from "../../../kit/documents/entries.ts";
import type { FieldValues } from "../../../kit/form/versioned-draft.ts";

export function typedLanguages(
  { isSameInAll = false }: ListField,
  languages: readonly SiteLanguage[] = siteLanguages,
): readonly SiteLanguage[] {
  return isSameInAll ? ["en"] : languages;
}

function fieldsIn(shape: ListShape): { field: string; language: SiteLanguage; path: string }[] {
  return Object.entries(shape.fields).flatMap(([field, description]) =>
    typedLanguages(description).map((language) => ({ field, language, path: `${field}.${language}` })),
  );
}

export function valuesOfItems(items: readonly ListItem[], shape: ListShape): FieldValues {
  const entries = items.map((item) => {
    const fields = fieldsIn(shape).map(({ field, language, path }) => [path, wordsOf(item, field)[language]]);
    return [item.id, Object.fromEntries(fields)] as const;
  });
  return fromEntries(entries);
}

function itemOf(id: string, values: FieldValues, shape: ListShape): ListItem {
  const fields = Object.entries(shape.fields).map(([field, { isSameInAll }]) => {
    const words = (language: SiteLanguage) => values[`${field}.${isSameInAll ? "en" : language}`] ?? "";
    return [field, { en: words("en"), hi: words("hi"), mr: words("mr") }] as const;
  });
  return { ...Object.fromEntries(fields), id };
}

export function itemsIn(values: FieldValues, shape: ListShape): ListItem[] {
  return idsIn(values).map((id) => itemOf(id, entryIn(values, id), shape));
}

export function nameOfItem(item: ListItem, shape: ListShape, own: SiteLanguage): string {
  const texts = Object.keys(shape.fields).flatMap((field) => {
    const words = wordsOf(item, field);
    return [words[own], ...siteLanguages.map((language) => words[language])];
  });
  return texts.find((text) => text.trim() !== "") ?? "";
}
