import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { readPath } from "./address-book.ts";
import routes, { files, officeAddresses, siteAddresses } from "./routes.ts";

interface Configured {
  id?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  file: string;
  children?: Configured[] | undefined;
}

const routeObjects = (configured: readonly Configured[]): RouteObject[] =>
  configured.map(({ path, index, file, children }) => ({
    handle: file,
    ...(path !== undefined && { path }),
    ...(index ? { index } : { children: routeObjects(children ?? []) }),
  }));

const router = routeObjects(routes);
const moduleOfRouter = (path: string) => matchRoutes(router, path)?.at(-1)?.route.handle;

const filled = (path: string) => path.replace(/:\w+/g, "hero-1").replace("*", "a/b");
const sitePaths = languages.flatMap(({ code }) =>
  siteAddresses.map(({ path }) => sitePath(code, filled(path))),
);
const otherPaths = [...files, ...officeAddresses].map(({ path }) => filled(path));

test.each([...sitePaths, ...otherPaths])(
  "what the server knows of %s is of the page that the router shows there",
  (path) => expect(readPath(path).address?.module).toBe(moduleOfRouter(path)),
);

test.each(["/nope", "/hi/nope/deeper", "/administrator", "/hi/sitemap.xml", "/hi/admin", "/services/a/b"])(
  "%s is nobody's to both",
  (path) => {
    expect(readPath(path).address).toBeUndefined();
    expect(moduleOfRouter(path)).toBe("site/not-found/page.tsx");
  },
);
