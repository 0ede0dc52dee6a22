import { servicesContext } from "#app/context.server.ts";
import { publicPaths } from "#app/site/pages.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/sitemap";
import { galleryPictures, ownPicturesAt } from "./page-pictures.server.ts";
import { writeSitemap } from "./sitemap.server.ts";

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { gallery } = context.get(servicesContext);
  const projects = await readWithRetries(() => galleryPictures(gallery));
  const pages = publicPaths().map((path) => ({
    path,
    pictures: path === "/gallery" ? projects : ownPicturesAt(path),
  }));
  return new Response(writeSitemap(url.origin, pages), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
