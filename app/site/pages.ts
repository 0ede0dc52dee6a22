import { matchPath } from "react-router";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { sayPath } from "./say/say-address.ts";

export interface PublicPage {
  name: string;
  path: string;
  module: string;
  parameters: readonly string[];
}

export const publicPages: readonly PublicPage[] = [
  { name: "home", path: "/", module: "site/home/page.tsx", parameters: [] },
  {
    name: "gallery",
    path: "/gallery",
    module: "site/gallery/page.tsx",
    parameters: ["work", "vehicle", "body", "page"],
  },
  {
    name: "project",
    path: "/gallery/:id",
    module: "site/gallery/project/page.tsx",
    parameters: ["work", "vehicle", "body"],
  },
  { name: "services", path: "/services", module: "site/services/list/page.tsx", parameters: [] },
  { name: "service", path: "/services/:slug", module: "site/services/detail/page.tsx", parameters: [] },
  {
    name: "body-type",
    path: "/services/body-building/:slug",
    module: "site/services/body-type/page.tsx",
    parameters: [],
  },
  {
    name: "contact",
    path: "/contact",
    module: "site/contact/page.tsx",
    parameters: ["service", "project", "painting", "inquiry"],
  },
  {
    name: "paint",
    path: "/paint",
    module: "site/paint/page.tsx",
    parameters: ["chassis", "body", "cab", "frame", "panels", "band", "name"],
  },
  { name: "about", path: "/about", module: "site/about/page.tsx", parameters: [] },
  { name: "company", path: "/company", module: "site/company/page.tsx", parameters: [] },
  {
    name: "certification",
    path: "/company/certification",
    module: "site/company/certification/page.tsx",
    parameters: [],
  },
  { name: "life", path: "/company/life", module: "site/company/life/page.tsx", parameters: [] },
  { name: "career", path: "/company/career", module: "site/company/career/page.tsx", parameters: [] },
  { name: "privacy", path: "/privacy-policy", module: "site/legal/privacy/page.tsx", parameters: [] },
  { name: "terms", path: "/terms", module: "site/legal/terms/page.tsx", parameters: [] },
];

export const paintingPicturePath = "/paint/picture.jpeg";

export function publicPageAt(path: string): PublicPage | undefined {
  return publicPages.find((page) => matchPath(page.path, path) !== null);
}

export function declaredQuery(path: string, search: string): string {
  const parameters = path === sayPath ? ["of"] : (publicPageAt(path)?.parameters ?? []);
  const declared = [...new URLSearchParams(search)].filter(([name]) => parameters.includes(name));
  return declared.length === 0 ? "" : `?${new URLSearchParams(declared)}`;
}

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
  "/gallery/:id": [],
  "/services/:slug": serviceSlugs,
  "/services/body-building/:slug": bodyTypeSlugs,
};
