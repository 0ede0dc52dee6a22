import type { BreadcrumbList } from "schema-dts";
import { sitePath } from "#app/language/paths.ts";
import { pageName } from "../page-names.server.ts";
import type { PageAddress } from "./address.ts";

/** The pages from the home page down to this one; null on the home page, which has nothing above it. */
export function breadcrumbs({ origin, language, path }: PageAddress) {
  if (path === "/") return null;
  const trail = pathsDownTo(path).flatMap((step) => {
    const name = pageName(language, step);
    return name === null ? [] : [{ name, item: origin + sitePath(language, step) }];
  });
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      (step, index) => ({ "@type": "ListItem", position: index + 1, ...step }) as const,
    ),
  } as const satisfies BreadcrumbList;
}

/** `/a/b` → `/`, `/a`, `/a/b`. */
function pathsDownTo(path: string): string[] {
  const parts = path.split("/").slice(1);
  return ["/", ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
}
