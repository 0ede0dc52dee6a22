import { sitePath } from "#app/language/paths.ts";
import { defaultLanguage, languages } from "#content/languages.ts";

/** All paths are English ones. */
export interface SitemapPage {
  path: string;
  pictures: readonly string[];
}

/** Search engines read no more pictures of one address than this. */
const mostPictures = 1000;

/** As sitemaps.org and Google describe it. */
export function writeSitemap(origin: string, pages: readonly SitemapPage[]): string {
  const urls = pages.flatMap((page) =>
    languages.map(({ code }) => urlElement(origin, page, sitePath(code, page.path))),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

function urlElement(origin: string, { path, pictures }: SitemapPage, address: string): string {
  const alternates = [
    ...languages.map(({ code }) => ({ language: code, path: sitePath(code, path) })),
    { language: "x-default", path: sitePath(defaultLanguage, path) },
  ];
  return [
    "<url>",
    `<loc>${escapeXml(origin + address)}</loc>`,
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeXml(origin + other.path)}"/>`,
    ),
    ...pictures
      .slice(0, mostPictures)
      .map((picture) => `<image:image><image:loc>${escapeXml(origin + picture)}</image:loc></image:image>`),
    "</url>",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
