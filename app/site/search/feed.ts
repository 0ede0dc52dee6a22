import { type SiteContent, servicesContext, siteContentContext } from "#app/context.server.ts";
import { languageOfPath, sitePath } from "#app/language/paths.ts";
import { describeProject, pairName, pictureWords } from "#app/site/gallery/project-words.ts";
import type { Language } from "#content/languages.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { GalleryCard } from "#domain/gallery/images/gallery-page.ts";
import type { PublishedProject } from "#domain/gallery/images/newest-projects.ts";
import type { PictureMetadata } from "#domain/gallery/pictures/picture-metadata.ts";
import { escapeHtml } from "#platform/escape-html.ts";
import { readWithRetries } from "#platform/retry.ts";
import type { Route } from "./+types/feed";
import { largePicture } from "./page-pictures.server.ts";

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

type FeedPlace = Pick<SiteContent, "business" | "textsOf"> & { origin: string; language: Language };

/** Atom (RFC 4287) of projects, newest first; without any it is as old as Unix. */
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
${projects.map((project) => entryOf(place, project)).join("\n")}
</feed>
`;
}

function entryOf(place: FeedPlace, { card, createdAt }: PublishedProject): string {
  const { origin, language, textsOf } = place;
  const address = `${origin}${sitePath(language, "/gallery")}/${card.id}`;
  const words = { language, texts: textsOf(language) };
  return `<entry>
<id>${address}</id>
<title>${escapeHtml(describeProject(words, card))}</title>
<link rel="alternate" type="text/html" href="${address}?utm_source=feed"/>
<published>${createdAt}</published>
<updated>${createdAt}</updated>
<content type="html">${escapeHtml(picturesOf(place, card))}</content>
</entry>`;
}

function picturesOf({ origin, language, textsOf }: FeedPlace, card: GalleryCard): string {
  const words = { language, texts: textsOf(language) };
  const pictureOf = ({ url, width, height }: PictureMetadata, text: string) =>
    `<p><img src="${origin + largePicture(url)}" width="${width}" height="${height}" alt="${escapeHtml(text)}"></p>`;
  const { pictures } = card;
  if (pictures.kind === "single") return pictureOf(pictures.picture, pictureWords(words, card));
  const { beforeAlt, afterAlt } = words.texts.gallery;
  const name = pairName(words, card);
  return (
    pictureOf(pictures.after, fillPlaceholders(afterAlt, { name })) +
    pictureOf(pictures.before, fillPlaceholders(beforeAlt, { name }))
  );
}
