import { pathWithoutLanguage } from "./language/paths.ts";
import { publicPageAt } from "./site/pages.ts";
import type { PageParameters } from "./site-handler.ts";

/** Files for search engines that the application writes; they are kept like pages. */
const searchFiles = ["/sitemap.xml", "/robots.txt"];

/** Which query parameters belong to the public page at a path; null for every other path. */
export const pageParameters: PageParameters = (pathname) =>
  searchFiles.includes(pathname) ? [] : (publicPageAt(pathWithoutLanguage(pathname))?.parameters ?? null);
