import { type SiteContent, servicesContext, siteContentContext } from "#app/context.server.ts";
import { publicPaths } from "#app/site/pages.ts";
import type { Gallery } from "#domain/gallery/gallery.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/sitemap";
import { largePicture, picturesAt } from "./page-pictures.server.ts";
import { projectsOfPart, writeSitemap, writeSitemapIndex } from "./sitemap.server.ts";

/** An index, with a part for the fixed pages and one for each chunk of projects. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { gallery } = context.get(servicesContext);
  const part = url.searchParams.get("part");
  const xml = await readWithRetries(() =>
    part === null
      ? indexOfParts(url.origin, gallery)
      : partOfSitemap(url.origin, { gallery, ...context.get(siteContentContext) }, part),
  );
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

async function indexOfParts(origin: string, gallery: Gallery): Promise<string> {
  const { projects, pages } = await gallery.projects(1, projectsOfPart);
  const chunks = projects.length === 0 ? [] : Array.from({ length: pages }, (_, index) => index + 1);
  return writeSitemapIndex(["pages", ...chunks].map((part) => `${origin}/sitemap.xml?part=${part}`));
}

interface SitemapParts extends SiteContent {
  gallery: Gallery;
}

async function partOfSitemap(
  origin: string,
  { gallery, ...site }: SitemapParts,
  part: string,
): Promise<string> {
  if (part === "pages") {
    return writeSitemap(
      origin,
      publicPaths(site.textsOf("en")).map((path) => ({ path, pictures: picturesAt(path, site) })),
    );
  }
  const { projects } = await gallery.projects(Number(part), projectsOfPart);
  return writeSitemap(
    origin,
    projects.map(({ id, pictureUrls }) => ({
      path: `/gallery/${id}`,
      pictures: pictureUrls.map(largePicture),
    })),
  );
}
