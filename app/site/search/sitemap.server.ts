import { sitePath } from "#app/language/paths.ts";
import { defaultLanguage, languages } from "#content/languages.ts";
import { escapeHtml } from "#platform/escape-html.ts";

/** In all languages some 1 MB; search engines read no more than 50,000 addresses of one file. */
export const projectsOfPart = 500;

export interface SitemapPage {
  path: string;
  pictures: readonly string[];
}

/** Every page in every language, as sitemaps.org and Google describe it. */
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

export function writeSitemapIndex(addresses: readonly string[]): string {
  const parts = addresses.map((address) => `<sitemap><loc>${escapeHtml(address)}</loc></sitemap>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.join("\n")}
</sitemapindex>
`;
}

function urlElement(origin: string, { path, pictures }: SitemapPage, address: string): string {
  const alternates = [
    ...languages.map(({ code }) => ({ language: code, path: sitePath(code, path) })),
    { language: "x-default", path: sitePath(defaultLanguage, path) },
  ];
  return [
    "<url>",
    `<loc>${escapeHtml(origin + address)}</loc>`,
    ...alternates.map(
      (other) =>
        `<xhtml:link rel="alternate" hreflang="${other.language}" href="${escapeHtml(origin + other.path)}"/>`,
    ),
    ...pictures.map(
      (picture) => `<image:image><image:loc>${escapeHtml(origin + picture)}</image:loc></image:image>`,
    ),
    "</url>",
  ].join("\n");
}
