import { sitePath } from "#app/language/paths.ts";
import { defaultLanguage, languages } from "#content/languages.ts";
import { escapeHtml } from "#platform/escape-html.ts";

/** Some 1 MB in all languages; search engines read at most 50,000 addresses of a file. */
export const projectsOfPart = 500;

interface SitemapPage {
  path: string;
  pictures: readonly string[];
}

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
