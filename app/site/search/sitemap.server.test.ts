import { expect, test } from "vitest";
import { writeSitemap } from "./sitemap.server.ts";

const origin = "https://rathkar.example";

test("a page is named in every language, each with all its alternates", () => {
  const sitemap = writeSitemap(origin, [{ path: "/about", pictures: [] }]);
  expect(sitemap.match(/<loc>[^<]+/g)).toEqual([
    `<loc>${origin}/about`,
    `<loc>${origin}/hi/about`,
    `<loc>${origin}/mr/about`,
  ]);
  for (const [language, path] of [
    ["en", "/about"],
    ["hi", "/hi/about"],
    ["mr", "/mr/about"],
    ["x-default", "/about"],
  ]) {
    const alternate = `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}"/>`;
    expect(sitemap.split(alternate)).toHaveLength(4);
  }
});

test("a character that XML reserves does not break the file", () => {
  const sitemap = writeSitemap(origin, [{ path: "/gallery", pictures: ["/a&b<c>.jpg"] }]);
  expect(sitemap).toContain(`${origin}/a&#38;b&#60;c&#62;.jpg`);
});
