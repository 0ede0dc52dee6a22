import { type Language, languages } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";

function titlesIn(language: Language): string[] {
  const { services, bodyTypes } = textsOf(language);
  return [
    ...serviceSlugs.map((slug) => services[slug].title),
    ...bodyTypeSlugs.map((slug) => bodyTypes[slug].title),
  ];
}

/**
 * The service or body type that an address names by its title, as the title in the page's language. The title may
 * be in any language, since the language selector keeps the query; an unknown one is null (CON-12).
 */
export function chosenService(title: string | null, language: Language): string | null {
  const wanted = title?.trim() ?? "";
  for (const { code } of languages) {
    const index = titlesIn(code).indexOf(wanted);
    if (index >= 0) return titlesIn(language)[index] ?? null;
  }
  return null;
}
