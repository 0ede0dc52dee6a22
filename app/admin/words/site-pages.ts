import { pageName } from "#app/site/pages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import type { Texts } from "#content/texts.ts";
import type { ListName } from "#domain/site-texts/list-shapes.ts";
import type { AdminText } from "../layout/admin-text.ts";

/** A page of the site, or what several share, with the texts that stand on it. */
export interface SitePage {
  name: string;
  /** English path of a page where they are seen. */
  path: string;
  /** What the keys of its texts begin with. */
  part: string;
}

const page = (name: string, path: string, part: string): SitePage => ({ name, path, part });

/** In the order of the menu. */
export const sitePages: readonly SitePage[] = [
  page("home", "/", "home"),
  page("frame", "/", "site"),
  page("services", "/services", "servicesList"),
  page("quick-price", "/contact", "quickPrice"),
  page("every-service", "/services/denting", "servicePanels"),
  ...serviceSlugs.map((slug) => page(slug, `/services/${slug}`, `services.${slug}`)),
  ...bodyTypeSlugs.map((slug) => page(slug, `/services/body-building/${slug}`, `bodyTypes.${slug}`)),
  page("gallery", "/gallery", "gallery"),
  page("contact", "/contact", "contact"),
  page("paint", "/paint", "paint"),
  page("about", "/about", "about"),
  page("company", "/company", "company"),
  page("certification", "/company/certification", "certification"),
  page("life", "/company/life", "life"),
  page("career", "/company/career", "career"),
  page("privacy", "/privacy-policy", "privacy"),
  page("terms", "/terms", "terms"),
  page("not-found", "/404", "notFound"),
];

export function isOnPage(key: string, { part }: SitePage): boolean {
  return key.startsWith(`${part}.`);
}

export function pageOfText(key: string): SitePage | undefined {
  return sitePages.find((sitePage) => isOnPage(key, sitePage));
}

/** As the menu of the site calls it, in the language of the office. */
export function titleOfPage({ name, path }: SitePage, texts: Texts, { words }: AdminText): string {
  const shared: Readonly<Record<string, string>> = words.sharedPages;
  return shared[name] ?? pageName(texts, path) ?? name;
}

/** The part of a page that a text stands in, such as `home.hero`; the page itself for what stands alone. */
export function sectionOfText(key: string, { part }: SitePage): string {
  const [first = "", second = "", ...deeper] = key.slice(part.length + 1).split(".");
  if (second === "") return part;
  return first === "sections" && deeper.length > 0 ? `${part}.${first}.${second}` : `${part}.${first}`;
}

const listPaths: Readonly<Record<ListName, string>> = {
  faq: "/contact",
  testimonials: "/",
  leaders: "/about",
  openings: "/company/career",
  brands: "/",
};

/** English path of the page that shows a list. */
export function pathOfList(name: ListName): string {
  return listPaths[name];
}
