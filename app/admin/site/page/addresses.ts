import { languageOfPath, pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import { type Language, languages } from "#content/languages.ts";

export interface SitePage {
  language: Language;
  path: string;
}

const sitePagesPath = "/admin/site";

interface Opened {
  key: string;
  also?: readonly string[];
  link?: string | null;
}

export function sitePageAddress(page: SitePage, opened?: Opened): string {
  const address = sitePagesPath + ending(page);
  if (opened === undefined) return address;
  const { key, also = [], link = null } = opened;
  const query = new URLSearchParams({ edit: key });
  for (const other of also) query.append("also", other);
  if (link !== null) query.set("link", link);
  return `${address}?${query}`;
}

export function previewAddress(page: SitePage): string {
  return `/admin/preview${ending(page)}`;
}

function ending({ language, path }: SitePage): string {
  return `/${language}${path === "/" ? "" : path}`;
}

export function readPreviewed(rest: string): SitePage | null {
  const [code, ...parts] = rest.split("/");
  const language = languages.find((known) => known.code === code)?.code;
  return language === undefined ? null : { language, path: `/${parts.join("/")}` };
}

export function publicAddress({ language, path }: SitePage): string {
  return sitePath(language, path);
}

export function readLink(href: string): SitePage | null {
  if (!/^\/(?!\/)/.test(href)) return null;
  const [pathname = "/"] = href.split(/[?#]/, 1);
  if (/\.\w+$/.test(pathname)) return null;
  return { language: languageOfPath(pathname), path: pathWithoutLanguage(pathname) };
}
