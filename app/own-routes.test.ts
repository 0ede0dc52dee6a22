import { expect, test } from "vitest";
import { keepOwnRoutes } from "./own-routes.ts";

const ids = [
  "root",
  "admin",
  "admin/images",
  "site/search/sitemap",
  "en/layout",
  "en/home",
  "mr/layout",
  "mr/home",
];

function keptAt(pathname: string): string[] {
  const manifest = { routes: Object.fromEntries(ids.map((id) => [id, {}])) };
  keepOwnRoutes(manifest, pathname);
  return Object.keys(manifest.routes);
}

test("a page keeps the routes of its language", () => {
  expect(keptAt("/")).toEqual(["root", "en/layout", "en/home"]);
  expect(keptAt("/mr/gallery")).toEqual(["root", "mr/layout", "mr/home"]);
});

test("the back office keeps its own", () => {
  expect(keptAt("/admin")).toEqual(["root", "admin", "admin/images"]);
  expect(keptAt("/admin/images")).toEqual(["root", "admin", "admin/images"]);
  expect(keptAt("/administrator")).toEqual(["root", "en/layout", "en/home"]);
});
