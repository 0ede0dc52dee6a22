import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { publicPages } from "./pages.ts";

/** The English path of every page that answers with 200. */
export function publicPaths(): string[] {
  return publicPages.flatMap(({ path }) => pathsOf(path));
}

function pathsOf(path: string): string[] {
  if (!path.includes(":")) return [path];
  const slugs = slugsOfPattern[path];
  if (slugs === undefined) throw new Error(`Nobody has said which pages ${path} stands for.`);
  return slugs.map((slug) => path.replace(":slug", slug));
}

const slugsOfPattern: Record<string, readonly string[]> = {
  "/services/:slug": serviceSlugs,
  "/services/body-building/:slug": bodyTypeSlugs,
};
