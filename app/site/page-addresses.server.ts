import type { SiteAddress } from "#app/address.ts";
import { type Asked, declaredQuery, readPath } from "#app/address-book.ts";
import { canonicalPath, sitePath } from "#app/language/paths.ts";
import { type AnyPath, movedPaths } from "#app/routes.ts";
import type { PageAddresses } from "#app/site-handler.ts";
import { textsOf, textsWith } from "#content/texts.server.ts";
import { galleryQuery, readGalleryFilter } from "#domain/gallery/images/gallery-page.ts";
import { paintingQuery, readPainting } from "#domain/paint/painting.ts";
import type { Services } from "#domain/services.ts";
import { rowId } from "#domain/values/row-id.ts";
import { contactQuery, readContactQuery, readPreset } from "./contact/preset.server.ts";
import { projectsOfPart } from "./search/sitemap.server.ts";

interface AskedQuery extends Asked {
  query: URLSearchParams;
}

type ReadQuery = (asked: AskedQuery) => string | null;
type ResolveQuery = (asked: AskedQuery, services: Services) => Promise<string | null>;

const readers = byPath<ReadQuery>({
  "/gallery": ({ query }) => galleryQuery(readGalleryFilter(query)),
  "/gallery/:id": ({ key = "", query }) => (rowId.test(key) ? projectQuery(query) : null),
  "/contact": ({ query }) => readContactQuery(query),
  "/paint": ({ query }) => paintingQuery(readPainting(query)),
  "/sitemap.xml": ({ query }) => partQuery(query),
});

const resolvers = byPath<ResolveQuery>({
  "/gallery": async ({ query }, { gallery }) =>
    galleryQuery(await gallery.knownFilter(readGalleryFilter(query))),
  async "/gallery/:id"({ key = "", query }, { gallery, bin }) {
    const filter = await gallery.filterOfProject(key, readGalleryFilter(query));
    if (filter !== null) return galleryQuery({ ...filter, page: 1 });
    return (await bin.holdsProject(key)) ? "" : null;
  },
  async "/services/body-building/:slug"({ key = "" }, { siteTexts }) {
    const { bodies } = (await siteTexts.current()).wording.lists;
    return Object.hasOwn(textsOf("en").bodyTypes, key) || bodies.some(({ id }) => id === key) ? "" : null;
  },
  async "/contact"({ query, language }, { gallery, facts, siteTexts }) {
    const { wording } = await siteTexts.current();
    const textsOf = textsWith((await facts.current()).business, wording.texts);
    return contactQuery(await readPreset(query, { language, gallery, textsOf }));
  },
  async "/sitemap.xml"({ query }, { gallery }) {
    const part = Number(query.get("part"));
    if (Number.isNaN(part)) return partQuery(query);
    return (await gallery.projects(part, projectsOfPart)).page === part ? partQuery(query) : "";
  },
});

function byPath<Value>(values: Partial<Record<AnyPath, Value>>) {
  return new Map<string | undefined, Value | undefined>(Object.entries(values));
}

function projectQuery(query: URLSearchParams): string {
  return galleryQuery({ ...readGalleryFilter(query), page: 1 });
}

function partQuery(query: URLSearchParams): string {
  const part = query.get("part") ?? "";
  return /^(pages|[1-9]\d{0,5})$/.test(part) ? `?part=${part}` : "";
}

function readQuery(asked: AskedQuery): string | null {
  const { address, key = "", query } = asked;
  if (address?.each === "services" && isUnknownPage(address, key)) return null;
  if (address === undefined) return null;
  const read = readers.get(address.path);
  return read === undefined ? declaredQuery(address, query) : read(asked);
}

/** Only the database knows whether what is not ours is there. */
function isUnknownPage({ name }: Partial<SiteAddress>, key: string): boolean {
  return (name?.(textsOf("en"), key) ?? null) === null;
}

function targetOf({ address, language, path }: Asked, query: string | null): string {
  if (query !== null) return sitePath(language, path + query);
  return sitePath(language, address?.each ? address.path.replace(":slug", "404") : "/404");
}

export function createPageAddresses(services: Services): PageAddresses {
  return {
    read(pathname, query) {
      if (canonicalPath(pathname) !== pathname || pathname.endsWith(".data")) return null;
      const asked = { ...readPath(pathname), query };
      const { address, path } = asked;
      if (movedPaths.has(path) || (address?.kept ?? "untilChange") !== "untilChange") return null;
      const known = readQuery(asked);
      const isOfDatabase = address?.path.includes(":") && isUnknownPage(address, asked.key ?? "");
      const isUnbounded = known !== null && (known !== "" || isOfDatabase === true);
      return { target: targetOf(asked, known), isUnbounded };
    },

    async resolveCanonicalUrl(target) {
      const { pathname, searchParams } = new URL(target, "http://site");
      const asked = { ...readPath(pathname), query: searchParams };
      const resolve = resolvers.get(asked.address?.path);
      if (resolve === undefined) return target;
      try {
        return targetOf(asked, await resolve(asked, services));
      } catch {
        // The page cannot read it either, and says so.
        return target;
      }
    },
  };
}
