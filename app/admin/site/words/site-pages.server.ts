import { type PageTexts, pageName, textsOfPages } from "#app/site/pages.ts";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";
import type { AdminText } from "../../kit/page/admin-text.ts";

type SitePage = PageTexts;

export const sitePages: readonly SitePage[] = [
  ...textsOfPages(textsOf("en")),
  { name: "frame", path: "/", part: "site" },
  { name: "quick-price", path: "/contact", part: "quickPrice" },
  { name: "every-service", path: "/services/denting", part: "servicePanels" },
  { name: "not-found", path: "/404", part: "notFound" },
];

export function isOnPage(key: string, { part }: SitePage): boolean {
  return key.startsWith(`${part}.`);
}

export function pageOfText(key: string): SitePage | undefined {
  return sitePages.find((sitePage) => isOnPage(key, sitePage));
}

export function titleOfPage({ name, path }: SitePage, texts: Texts, { words }: AdminText): string {
  const shared: Readonly<Record<string, string>> = words.sharedPages;
  return shared[name] ?? pageName(texts, path) ?? name;
}

export function sectionOfText(key: string, { part }: SitePage): string {
  const [first = "", second = "", ...deeper] = key.slice(part.length + 1).split(".");
  if (second === "") return part;
  return first === "sections" && deeper.length > 0 ? `${part}.${first}.${second}` : `${part}.${first}`;
}
