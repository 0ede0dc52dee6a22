import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { Services } from "#domain/services.ts";
import { requestContext, servicesContext } from "./context.server.ts";
import { canonicalPath } from "./language/paths.ts";
import { loadedThings } from "./site/search/structured-data/structured-data.server.ts";
import type { SiteHandler } from "./site-handler.ts";

export { pageParameters } from "./page-parameters.server.ts";

/** The application as one function from request to response, made once. */
export function createSiteHandler(services: Services, mode: "production" | "development"): SiteHandler {
  const handle = createRequestHandler(build, mode);
  return (request, edge) => {
    const moved = redirectToCanonical(request);
    if (moved !== null) return Promise.resolve(moved);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(requestContext, edge);
    context.set(loadedThings, []);
    return handle(request, context);
  };
}

function redirectToCanonical(request: Request): Response | null {
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  if (canonical === pathname || !["GET", "HEAD"].includes(request.method)) return null;
  return new Response(null, { status: 301, headers: { Location: canonical + search } });
}
