import { expect, test } from "vitest";
import { siteTextDefaults } from "#content/site-texts.server.ts";
import { pageOfText, sectionOfText, sitePages } from "./site-pages.server.ts";
import { kindOfText } from "./text-kinds.ts";

test.each([
  ["home.search.title", "home", "home.search", "searchTitle"],
  ["gallery.projectSearch.description", "gallery", "gallery.projectSearch", "searchDescription"],
  ["home.hero.titleLines.1", "home", "home.hero", "heading"],
  ["home.hero.slides.0.alt", "home", "home.hero", "picture"],
  ["home.about.beforeAlt", "home", "home.about", "picture"],
  ["home.statistics.figures.unitsOnRoad.source", "home", "home.statistics", "source"],
  ["services.denting.overview.points.2", "denting", "services.denting.overview", "text"],
  ["bodyTypes.bumper.capabilities.0", "bumper", "bodyTypes.bumper.capabilities", "label"],
  ["privacy.sections.rights.blocks.1.0", "privacy", "privacy.sections.rights", "text"],
  ["site.call", "frame", "site", "label"],
])("%s stands on %s in %s as %s [WORD-7]", (key, name, section, kind) => {
  const sitePage = pageOfText(key);
  expect(sitePage?.name).toBe(name);
  expect(sitePage === undefined ? null : sectionOfText(key, sitePage)).toBe(section);
  expect(kindOfText(key)).toBe(kind);
});

test("every text stands on one page, and every page has texts [WORD-7]", () => {
  const keys = Object.keys(siteTextDefaults.texts);
  const pagesOf = (key: string) => sitePages.filter(({ part }) => key.startsWith(`${part}.`)).length;
  expect(keys.filter((key) => pagesOf(key) !== 1)).toEqual([]);
  expect(new Set(keys.map((key) => pageOfText(key)?.name)).size).toBe(sitePages.length);
});
