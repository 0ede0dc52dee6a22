import { expect, test } from "vitest";
import { languages } from "#content/languages.ts";
import { projectsOfPart, writeSitemap } from "./sitemap.server.ts";

const origin = "https://rathkar.example";

test("a page is named in every language, each with all its alternates [SEO-3]", () => {
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

test("no part names more addresses than search engines read of one, each with its pictures [SEO-3]", () => {
  const project = { path: "/gallery/1", pictures: ["/after.jpeg", "/before.jpeg"] };
  const sitemap = writeSitemap(origin, Array(projectsOfPart).fill(project));
  expect(sitemap.match(/<url>/g)).toHaveLength(projectsOfPart * languages.length);
  expect(projectsOfPart * languages.length).toBeLessThanOrEqual(50_000);
  expect(sitemap.match(/<image:loc>/g)).toHaveLength(2 * projectsOfPart * languages.length);
});

test("a character that XML reserves does not break the file", () => {
  const sitemap = writeSitemap(origin, [{ path: "/gallery", pictures: ["/a&b<c>.jpg"] }]);
  expect(sitemap).toContain(`${origin}/a&#38;b&#60;c&#62;.jpg`);
});
