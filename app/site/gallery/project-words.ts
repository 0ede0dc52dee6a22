import type { Page } from "#app/language/language.tsx";
import { bodyBuildingPath, bodyTypePages } from "#app/site/page-names.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";

type Words = Pick<Page, "language" | "texts">;

/**
 * The administrator writes body types once, in English. Those that have a page of their own are called in Hindi
 * and Marathi what that page calls them; others stay as they were written.
 */
export function bodyTypeName({ language, texts }: Words, stored: string): string {
  if (language === "en") return stored;
  const path = `${bodyBuildingPath}/${stored.toLowerCase().replaceAll(" ", "-")}`;
  return bodyTypePages(texts).find((page) => page.path === path)?.name ?? stored;
}

/** A project in one short line. */
export function describeProject(
  words: Words,
  { vehicleName: name, bodyType, work: kind }: GalleryCard,
): string {
  const { projectAlt, projectWithBodyAlt, work: kinds } = words.texts.gallery;
  const work = kinds[kind];
  return bodyType === null
    ? fillPlaceholders(projectAlt, { name, work })
    : fillPlaceholders(projectWithBodyAlt, { name, body: bodyTypeName(words, bodyType), work });
}
