import { pathWithoutLanguage } from "./language/paths.ts";
import { publicPageAt } from "./site/pages.ts";
import type { PageParameters } from "./site-handler.ts";

/** Files for search engines that the application writes, with their parameters; they are kept like pages. */
const searchFiles = new Map([
  ["/sitemap.xml", ["part"]],
  ["/robots.txt", []],
]);

/** Which query parameters belong to the public page at a path; null for every other path. */
export const pageParameters: PageParameters = (pathname) =>
  searchFiles.get(pathname) ?? publicPageAt(pathWithoutLanguage(pathname))?.parameters ?? null;
