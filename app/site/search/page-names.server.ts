import { catalogues } from "#content/catalogues.server.ts";
import type { Language } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/page-text.ts";
import type { PageTexts } from "#content/page-texts.ts";
import { pageTexts } from "#content/texts.server.ts";

const names = new Map<string, (texts: PageTexts) => string>([
  ["/services", ({ servicesList }) => servicesList.intro.plate],
  ["/about", ({ company }) => company.about.title],
  ["/contact", ({ contact }) => contact.intro.plate],
  ["/company", ({ company }) => company.intro.plate],
  ["/company/certification", ({ company }) => company.certification.title],
  ["/company/life", ({ company }) => company.life.title],
  ["/company/career", ({ company }) => company.career.title],
  ["/privacy-policy", ({ privacy }) => privacy.title],
  ["/terms", ({ terms }) => terms.title],
  ...serviceSlugs.map(
    (slug) => [`/services/${slug}`, ({ services }: PageTexts) => services[slug].title] as const,
  ),
  ...bodyTypeSlugs.map(
    (slug) =>
      [`/services/body-building/${slug}`, ({ bodyTypes }: PageTexts) => bodyTypes[slug].title] as const,
  ),
]);

/** The short name of the page at an English path, or null where there is no such page. */
export function pageName(language: Language, path: string): string | null {
  const { site } = catalogues[language];
  if (path === "/") return site.home;
  if (path === "/gallery") return site.gallery;
  return names.get(path)?.(pageTexts[language]) ?? null;
}
