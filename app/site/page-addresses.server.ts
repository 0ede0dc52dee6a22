import { matchPath } from "react-router";
import { canonicalPath, languageOfPath, pathWithoutLanguage, sitePath } from "#app/language/paths.ts";
import type { PageAddresses } from "#app/site-handler.ts";
import { defaultLanguage, type Language } from "#content/languages.ts";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { textsWith } from "#content/texts.server.ts";
import { galleryQuery, readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { imageId } from "#domain/gallery/images/image-rows.ts";
import { paintingQuery, readPainting } from "#domain/paint/painting.ts";
import type { Services } from "#domain/services.ts";
import { contactQuery, readContactQuery, readPreset } from "./contact/preset.server.ts";
import { paintingPicturePath, publicPageAt } from "./pages.ts";
import { receiptPath } from "./receipt/receipt-of.server.ts";
import { sayPath } from "./say/say-address.ts";
import { feedPath } from "./search/feed.server.ts";
import { projectsOfPart } from "./search/sitemap.server.ts";
import { movedServices } from "./services/moved-services.ts";

interface Asked {
  language: Language;
  path: string;
  key: string;
  query: URLSearchParams;
}

type ReadQuery = (asked: Asked) => string | null;
type SettleQuery = (asked: Asked, services: Services) => Promise<string | null>;

const withoutQuery: ReadQuery = () => "";

const readers = new Map<string, ReadQuery>([
  ["gallery", ({ query }) => galleryQuery(readGalleryFilter(query))],
  ["project", ({ key, query }) => (imageId.test(key) ? projectQuery(query) : null)],
  ["service", ({ key }) => (serviceSlugs.some((slug) => slug === key) ? "" : null)],
  ["body-type", ({ key }) => (bodyTypeSlugs.some((slug) => slug === key) ? "" : null)],
  ["contact", ({ query }) => readContactQuery(query)],
  ["paint", ({ query }) => paintingQuery(readPainting(query))],
  ["sitemap", ({ query }) => partQuery(query)],
]);

const settlers = new Map<string, SettleQuery>([
  [
    "gallery",
    async ({ query }, { gallery }) => galleryQuery(await gallery.knownFilter(readGalleryFilter(query))),
  ],
  [
    "project",
    async ({ key, query }, { gallery, bin }) => {
      const filter = await gallery.filterOfProject(key, readGalleryFilter(query));
      if (filter !== null) return galleryQuery({ ...filter, page: 1 });
      return (await bin.holdsProject(key)) ? "" : null;
    },
  ],
  [
    "contact",
    async ({ query, language }, { gallery, facts, siteTexts }) => {
      const { wording } = await siteTexts.current();
      const textsOf = textsWith((await facts.current()).business, wording.texts);
      return contactQuery(await readPreset(query, { language, gallery, textsOf }));
    },
  ],
  [
    "sitemap",
    async ({ query }, { gallery }) => {
      const part = Number(query.get("part"));
      if (Number.isNaN(part)) return partQuery(query);
      return (await gallery.projects(part, projectsOfPart)).page === part ? partQuery(query) : "";
    },
  ],
]);

function projectQuery(query: URLSearchParams): string {
  return galleryQuery({ ...readGalleryFilter(query), page: 1 });
}

function partQuery(query: URLSearchParams): string {
  const part = query.get("part") ?? "";
  return /^(pages|[1-9]\d{0,5})$/.test(part) ? `?part=${part}` : "";
}

const searchFiles = new Map([
  ["/sitemap.xml", "sitemap"],
  ["/robots.txt", "robots"],
]);

const languageFiles = new Map([
  [feedPath, "feed"],
  ["/llms.txt", "llms"],
]);

/** Under which all addresses are shown that are nobody's; some kinds of page have words of their own for it. */
const missing = "/404";
const missingOfKind = new Map([
  ["service", "/services/404"],
  ["body-type", "/services/body-building/404"],
]);

function isForOne(pathname: string): boolean {
  if (/^\/(admin(\/|$)|share\/)|\.data$/.test(pathname)) return true;
  const path = pathWithoutLanguage(pathname);
  const own = [
    "/contact/form-token",
    "/contact/quick-price",
    "/contact/quick-price/start",
    receiptPath,
    sayPath,
    paintingPicturePath,
  ];
  return own.includes(path);
}

function askedAt(pathname: string, query: URLSearchParams): { name: string | undefined; asked: Asked } {
  const searchFile = searchFiles.get(pathname);
  if (searchFile !== undefined) {
    return { name: searchFile, asked: { language: defaultLanguage, path: pathname, key: "", query } };
  }
  const path = pathWithoutLanguage(pathname);
  const language = languageOfPath(pathname);
  const languageFile = languageFiles.get(path);
  if (languageFile !== undefined) return { name: languageFile, asked: { language, path, key: "", query } };
  const page = publicPageAt(path);
  const params = page === undefined ? {} : (matchPath(page.path, path)?.params ?? {});
  const key = Object.values(params)[0] ?? "";
  return { name: page?.name, asked: { language, path, key, query } };
}

function targetOf(name: string | undefined, { language, path }: Asked, query: string | null): string {
  if (name !== undefined && query !== null) return sitePath(language, path + query);
  return sitePath(language, missingOfKind.get(name ?? "") ?? missing);
}

export function createPageAddresses(services: Services): PageAddresses {
  return {
    read(pathname, query) {
      if (canonicalPath(pathname) !== pathname || isForOne(pathname)) return null;
      const { name, asked } = askedAt(pathname, query);
      if (name === "service" && movedServices.has(asked.key)) return null;
      const read = readers.get(name ?? "") ?? withoutQuery;
      const known = name === undefined ? null : read(asked);
      const isOneOfMany = known !== null && (known !== "" || name === "project");
      return { target: targetOf(name, asked, known), isOneOfMany };
    },

    async settle(target) {
      const { pathname, searchParams } = new URL(target, "http://site");
      const { name, asked } = askedAt(pathname, searchParams);
      const settle = settlers.get(name ?? "");
      if (settle === undefined) return target;
      try {
        return targetOf(name, asked, await settle(asked, services));
      } catch {
        // The page cannot read it either, and says so.
        return target;
      }
    },
  };
}
