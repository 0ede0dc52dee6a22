import type { Page } from "#app/language/language.tsx";
import { bodyBuildingPath, bodyTypePages } from "#app/site/page-names.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import { nameIn, type TranslatedName } from "#domain/reference-lists/names.ts";

type Words = Pick<Page, "language" | "texts">;

/**
 * In Hindi and Marathi as the administrator translated it. Body types that he did not translate are called what their
 * own page calls them, if they have one; others stay English.
 */
export function bodyTypeName({ language, texts }: Words, body: TranslatedName): string {
  if (language === "en" || body[language] !== "") return nameIn(language, body);
  const path = `${bodyBuildingPath}/${body.name.toLowerCase().replaceAll(" ", "-")}`;
  return bodyTypePages(texts).find((page) => page.path === path)?.name ?? body.name;
}

/** A project in one short line. */
export function describeProject(words: Words, { vehicle, body, work: kind }: GalleryCard): string {
  const { projectAlt, projectWithBodyAlt, work: kinds } = words.texts.gallery;
  const work = kinds[kind];
  const name = nameIn(words.language, vehicle);
  return body === null
    ? fillPlaceholders(projectAlt, { name, work })
    : fillPlaceholders(projectWithBodyAlt, { name, body: bodyTypeName(words, body), work });
}
