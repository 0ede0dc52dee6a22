import { matchPath } from "react-router";
import { pathWithoutLanguage } from "./language/paths.ts";
import { publicPages } from "./site/pages.ts";
import type { PageParameters } from "./site-handler.ts";

/** Which query parameters belong to the public page at a path; null for every other path. */
export const pageParameters: PageParameters = (pathname) => {
  const path = pathWithoutLanguage(pathname);
  return publicPages.find((page) => matchPath(page.path, path) !== null)?.parameters ?? null;
};
