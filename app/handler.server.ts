import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Services } from "#domain/services.ts";
import { rememberedText } from "./admin/kit/language/language.server.ts";
import { adminTextContext } from "./admin/kit/page/admin-text.ts";
import {
  previewContext,
  requestContext,
  type SiteContent,
  servicesContext,
  siteContentContext,
} from "./context.server.ts";
import { canonicalPath, languageOfPath, pathWithoutLanguage, sitePath } from "./language/paths.ts";
import { movedPaths } from "./routes.ts";
import { jsonLdContext } from "./site/search/structured-data/structured-data.server.ts";
import { siteContentDrafted, siteContentNow } from "./site-content.server.ts";
import type { RequestContext, SiteHandler } from "./site-handler.ts";

export { createPageAddresses } from "./site/page-addresses.server.ts";

export function createSiteHandler(services: Services, mode: "production" | "development"): SiteHandler {
  const handle = createRequestHandler(build, mode);
  return async (request, edge) => {
    const answer = refuseSiteData(request) ?? redirectToCanonical(request) ?? redirectMoved(request);
    if (answer !== null) return answer;
    const [content, isOutdated] = await siteContentNow(services);
    const context = contextOf(services, { request, edge, content });
    context.set(previewContext, async (path) => {
      const previewed = new Request(new URL(path, request.url), { signal: request.signal });
      const inside = { ...edge, onRoute: () => {} };
      const drafted = await siteContentDrafted(services);
      return handle(previewed, contextOf(services, { request: previewed, edge: inside, content: drafted }));
    });
    const page = await handle(request, context);
    // What could not be read may have changed, so the page is not cached.
    if (isOutdated) page.headers.set("Cache-Control", "no-store");
    return page;
  };
}

function contextOf(
  services: Services,
  { request, edge, content }: { request: Request; edge: RequestContext; content: SiteContent },
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(requestContext, edge);
  context.set(adminTextContext, rememberedText(request));
  context.set(jsonLdContext, { things: [], pageName: null });
  context.set(siteContentContext, content);
  return context;
}

function refuseSiteData(request: Request): Response | null {
  // As the router reads it, which also takes /%61DMIN for /admin.
  const pathname = decodeURIComponent(new URL(request.url).pathname).toLowerCase();
  if (!pathname.endsWith(".data") || pathname.startsWith("/admin")) return null;
  return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function redirectToCanonical(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !["GET", "HEAD"].includes(request.method)) return null;
  return new Response(null, { status: 301, headers: { Location: canonical + search } });
}

function redirectMoved({ url }: Request): Response | null {
  const { pathname } = new URL(url);
  const movedTo = movedPaths.get(pathWithoutLanguage(pathname));
  if (movedTo === undefined) return null;
  return new Response(null, {
    status: 301,
    headers: { Location: sitePath(languageOfPath(pathname), movedTo) },
  });
}
