import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import type { Texts } from "#content/texts.ts";

export interface NamedPage {
  path: string;
  name: string;
}

export const bodyBuildingPath = "/services/body-building";

export function servicePages({ services }: Texts): NamedPage[] {
  return serviceSlugs.map((slug) => ({ path: `/services/${slug}`, name: services[slug].title }));
}

export function bodyTypePages({ bodyTypes }: Texts): NamedPage[] {
  return bodyTypeSlugs.map((slug) => ({ path: `${bodyBuildingPath}/${slug}`, name: bodyTypes[slug].title }));
}

export function bodyTypePath(name: string): string {
  return `${bodyBuildingPath}/${name.toLowerCase().replaceAll(" ", "-")}`;
}

export function companyPages({ company }: Texts): (NamedPage & { text: string })[] {
  const { about, certification, life, career } = company;
  return [
    { path: "/about", name: about.title, text: about.text },
    { path: "/company/certification", name: certification.title, text: certification.text },
    { path: "/company/life", name: life.title, text: life.text },
    { path: "/company/career", name: career.title, text: career.text },
  ];
}

export function legalPages({ privacy, terms }: Texts): NamedPage[] {
  return [
    { path: "/privacy-policy", name: privacy.title },
    { path: "/terms", name: terms.title },
  ];
}

export function pageName(texts: Texts, path: string): string | null {
  const { site, servicesList, company, contact, paint } = texts;
  const pages: NamedPage[] = [
    { path: "/", name: site.home },
    { path: "/gallery", name: site.gallery },
    { path: "/services", name: servicesList.intro.plate },
    { path: "/company", name: company.intro.plate },
    { path: "/contact", name: contact.intro.plate },
    { path: "/paint", name: paint.plate },
    ...servicePages(texts),
    ...bodyTypePages(texts),
    ...companyPages(texts),
    ...legalPages(texts),
  ];
  return pages.find((page) => page.path === path)?.name ?? null;
}
