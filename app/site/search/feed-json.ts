import { servicesContext, siteContentContext } from "#app/context.server.ts";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { bodyTypeName } from "#app/site/gallery/project-words.ts";
import type { PublishedProject } from "#domain/gallery/images/newest-projects.ts";
import { nameIn } from "#domain/gallery/names/names.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/feed-json";
import { type FeedPlace, feedItem, htmlOf } from "./feed-item.server.ts";

const itemsPerPage = 100;

/** JSON Feed 1.1 (jsonfeed.org), newest first. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const { gallery } = context.get(servicesContext);
  const page = pageOf(url.searchParams.get("page"));
  const found = await readWithRetries(() =>
    gallery.newestProjects(itemsPerPage + 1, (page - 1) * itemsPerPage),
  );
  if (page > 1 && found.length === 0) return new Response(null, { status: 404 });
  const place = {
    origin: url.origin,
    language: languageOfPath(url.pathname),
    ...context.get(siteContentContext),
  };
  const { language, textsOf, business } = place;
  const { search } = textsOf(language).gallery;
  const address = (path: `/${string}`) => place.origin + sitePath(language, path);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: search.title,
    description: search.description,
    home_page_url: address("/gallery"),
    feed_url: address("/feed.json"),
    ...(found.length > itemsPerPage && { next_url: address(`/feed.json?page=${page + 1}`) }),
    language,
    authors: [{ name: business.name[language], url: address("/") }],
    items: found.slice(0, itemsPerPage).map((project) => itemOf(place, project)),
  };
  return Response.json(feed, { headers: { "Content-Type": "application/feed+json; charset=utf-8" } });
}

/** `_project` is our extension: its names do not change with the language. */
function itemOf(place: FeedPlace, project: PublishedProject) {
  const item = feedItem(place, project);
  const { card } = project;
  const { language, textsOf } = place;
  const words = { language, texts: textsOf(language) };
  const vehicle = nameIn(language, card.vehicle);
  const body = card.body === null ? null : bodyTypeName(words, card.body);
  return {
    id: item.id,
    url: item.address,
    title: item.title,
    content_html: htmlOf(item),
    ...(card.caption[language] !== null && { summary: card.caption[language] }),
    image: item.pictures[0]?.url,
    date_published: item.createdAt,
    tags: [vehicle, body, words.texts.gallery.work[card.work]].filter((tag) => tag !== null),
    attachments: item.pictures.map(({ url, text }) => ({ url, mime_type: "image/jpeg", title: text })),
    _project: { vehicle, body, work: card.work, town: card.town, days: card.workDays },
  };
}

/** 1 for anything that is no page. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
