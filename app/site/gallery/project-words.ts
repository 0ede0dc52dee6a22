import type { Page } from "#app/language/language.tsx";
import { bodyTypePages, bodyTypePath } from "#app/site/page-names.ts";
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
  const path = bodyTypePath(body.name);
  return bodyTypePages(texts).find((page) => page.path === path)?.name ?? body.name;
}

/** A project in one short line, made of its facts. */
export function describeProject(
  words: Words,
  { vehicle, body, work: kind }: Pick<GalleryCard, "vehicle" | "body" | "work">,
): string {
  const { projectAlt, projectWithBodyAlt, work: kinds } = words.texts.gallery;
  const work = kinds[kind];
  const name = nameIn(words.language, vehicle);
  return body === null
    ? fillPlaceholders(projectAlt, { name, work })
    : fillPlaceholders(projectWithBodyAlt, { name, body: bodyTypeName(words, body), work });
}

/** What is said of a picture: the owner's caption in the language of the page, else the words made of the facts. */
export function pictureWords(words: Words, card: GalleryCard): string {
  return card.caption[words.language] ?? describeProject(words, card);
}

/** What stands in for the name in the words of one side of a pair. */
export function pairName({ language }: Pick<Words, "language">, { caption, vehicle }: GalleryCard): string {
  return caption[language] ?? nameIn(language, vehicle);
}
