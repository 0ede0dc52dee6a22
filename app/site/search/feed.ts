import { servicesContext, siteFactsContext } from "#app/context.server.ts";
import { languageOfPath } from "#app/language/paths.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/feed";
import { feedLength, writeFeed } from "./feed.server.ts";

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { gallery } = context.get(servicesContext);
  const projects = await readWithRetries(() => gallery.newestProjects(feedLength));
  const place = {
    origin: url.origin,
    language: languageOfPath(url.pathname),
    ...context.get(siteFactsContext),
  };
  return new Response(writeFeed(place, projects), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}
