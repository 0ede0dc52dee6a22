import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import type { PublishedProject } from "#domain/gallery/images/newest-projects.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/feed";
import { type FeedItem, type FeedPlace, feedItem, htmlOf } from "./feed-item.server.ts";

/** More than a workshop publishes in a month. */
const feedLength = 30;

export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { gallery } = context.get(servicesContext);
  const projects = await readWithRetries(() => gallery.newestProjects(feedLength));
  const place = {
    origin: url.origin,
    language: languageOfPath(url.pathname),
    ...context.get(siteContentContext),
  };
  return new Response(writeFeed(place, projects), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

/** Atom (RFC 4287); without projects it is as old as Unix. */
function writeFeed(place: FeedPlace, projects: readonly PublishedProject[]): string {
  const { origin, language, business, textsOf } = place;
  const { search } = textsOf(language).gallery;
  const gallery = origin + sitePath(language, "/gallery");
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${gallery}</id>
<title>${escapeHtml(search.title)}</title>
<subtitle>${escapeHtml(search.description)}</subtitle>
<updated>${projects[0]?.createdAt ?? new Date(0).toISOString()}</updated>
<author><name>${escapeHtml(business.name[language])}</name><uri>${origin + sitePath(language, "/")}</uri></author>
<link rel="self" type="application/atom+xml" href="${origin + sitePath(language, "/feed.xml")}"/>
<link rel="alternate" type="text/html" href="${gallery}"/>
${projects.map((project) => entryOf(feedItem(place, project))).join("\n")}
</feed>
`;
}

function entryOf(item: FeedItem): string {
  return `<entry>
<id>${item.id}</id>
<title>${escapeHtml(item.title)}</title>
<link rel="alternate" type="text/html" href="${item.address}"/>
<published>${item.createdAt}</published>
<updated>${item.createdAt}</updated>
<content type="html">${escapeHtml(htmlOf(item))}</content>
</entry>`;
}
