import type { Language } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";

const names = new Map<string, (texts: Texts) => string>([
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
    (slug) => [`/services/${slug}`, ({ services }: Texts) => services[slug].title] as const,
  ),
  ...bodyTypeSlugs.map(
    (slug) => [`/services/body-building/${slug}`, ({ bodyTypes }: Texts) => bodyTypes[slug].title] as const,
  ),
]);

/** The short name of the page at an English path, or null where there is no such page. */
export function pageName(language: Language, path: string): string | null {
  const { site } = textsOf(language);
  if (path === "/") return site.home;
  if (path === "/gallery") return site.gallery;
  return names.get(path)?.(textsOf(language)) ?? null;
}
