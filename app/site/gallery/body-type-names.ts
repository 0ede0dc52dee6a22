import { usePage } from "#app/language/language.tsx";
import { bodyBuildingPath, bodyTypePages, type NamedPage } from "#app/site/page-names.ts";
import type { Language } from "#content/languages.ts";

/**
 * The administrator writes body types once, in English. Those that have a page of their own are called in Hindi
 * and Marathi what that page calls them; others stay as they were written.
 */
export function bodyTypeNames(
  language: Language,
  bodyPages: readonly NamedPage[],
): (stored: string) => string {
  if (language === "en") return (stored) => stored;
  return (stored) => {
    const path = `${bodyBuildingPath}/${stored.toLowerCase().replaceAll(" ", "-")}`;
    return bodyPages.find((page) => page.path === path)?.name ?? stored;
  };
}

/** `bodyTypeNames` in the language of the page. */
export function useBodyTypeNames(): (stored: string) => string {
  const { language, texts } = usePage();
  return bodyTypeNames(language, bodyTypePages(texts));
}
