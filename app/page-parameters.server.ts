import { pathWithoutLanguage } from "./language/paths.ts";
import { publicPageAt } from "./site/pages.ts";
import type { PageParameters } from "./site-handler.ts";

/** Which query parameters belong to the public page at a path; null for every other path. */
export const pageParameters: PageParameters = (pathname) =>
  publicPageAt(pathWithoutLanguage(pathname))?.parameters ?? null;
