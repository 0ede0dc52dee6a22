import { randomBytes } from "node:crypto";
import type { RequestContext, SiteHandler } from "#app/site-handler.ts";
import type { Log } from "#platform/log.ts";
import { adminPolicy, developmentPolicy } from "./middleware/content-security-policy.ts";
import { reportFault, statusOfFault } from "./middleware/error-handler.ts";
import type { Refuse } from "./middleware/plain-response.ts";
import { type RenderBudget, type RenderTurns, refuseTurn } from "./middleware/rate-limits.ts";
import type { Middleware, ServerContext, StreamingRequestInit } from "./middleware/request-context.ts";
import { targetOf } from "./middleware/request-path.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { OriginOf } from "./middleware/site-origin.ts";
import { type CachedPage, createCachedPage, respondWithPage } from "./page-cache/cached-page.ts";
import { countView } from "./page-cache/count-view.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { keyOf, type PageUrl, type PageUrls } from "./page-cache/page-url.ts";

export interface SiteParts {
  site: SiteHandler;
  log: Log;
  originOf: OriginOf;
  pageUrls: PageUrls;
  /** Of pages of which there are very many. */
  budget: RenderBudget;
  turns: RenderTurns;
  refuse: Refuse;
  pages: PageCache;
  countPage(path: string): void;
  developing: boolean;
}

/** Public pages come through the page cache, all else is rendered for this one request. */
export function handleSiteRequests(parts: SiteParts): Middleware {
  return async function handlesSiteRequest(context) {
    const { raw } = context.req;
    const asked = parts.pageUrls.read(raw);
    if (asked === null) return respondOnce(parts, context);
    const kept = parts.pages.get(keyOf(asked));
    if (kept === undefined && asked.isOneOfMany) {
      const refusal = await parts.budget(context);
      if (refusal !== null) return refusal;
    }
    const page = kept ?? (await renderPage(parts, context, asked));
    if (page === null) return refuseTurn(parts.refuse, raw);
    context.set("caching", "publicPage");
    countView(parts.countPage, page, { request: raw, url: asked.url });
    return respondWithPage(page, raw, context.get("requestId"));
  };
}

/** Null where too many wait for their turn. */
async function renderPage(
  parts: SiteParts,
  context: ServerContext,
  asked: PageUrl,
): Promise<CachedPage | null> {
  const { pages, turns } = parts;
  if (!asked.isOneOfMany) return pages.getOrRender(keyOf(asked), () => makePage(parts, context, asked));
  const settled = { ...asked, url: await parts.pageUrls.settle(context.req.raw, asked) };
  const key = keyOf(settled);
  if (turns.isFull() && pages.get(key) === undefined) return null;
  return pages.getOrRender(key, () => turns.take(() => makePage(parts, context, settled)));
}

async function makePage(parts: SiteParts, context: ServerContext, page: PageUrl): Promise<CachedPage> {
  const facts = requestFacts(parts, context, undefined);
  // Without the visitor's other headers a page cannot depend on them.
  const headers = new Headers(page.savesData ? [["Save-Data", "on"]] : []);
  const rendered = await ask(parts.site, new Request(page.url, { headers }), facts);
  return createCachedPage(rendered, securityHeaders(page.url));
}

async function respondOnce(parts: SiteParts, context: ServerContext): Promise<Response> {
  const nonce = isAdmin(context.get("routedPath")) ? randomBytes(16).toString("base64url") : undefined;
  if (parts.developing) context.set("policy", developmentPolicy);
  else if (nonce !== undefined) context.set("policy", adminPolicy(nonce));
  const request = atOrigin(context.req.raw, parts.originOf);
  return ask(parts.site, request, requestFacts(parts, context, nonce));
}

/** A wrong guess costs a script, never safety. */
function isAdmin(path: string): boolean {
  return path === "/admin" || path.startsWith("/admin/");
}

/** As the visitor sent it, whatever a proxy has made of its address. */
function atOrigin(request: Request, originOf: OriginOf): Request {
  const { method, headers, signal, body } = request;
  const init: StreamingRequestInit = { method, headers, signal, body, duplex: "half" };
  return new Request(originOf(request) + targetOf(request.url), init);
}

function requestFacts({ log }: SiteParts, context: ServerContext, nonce: string | undefined): RequestContext {
  const requestId = context.get("requestId");
  return {
    nonce,
    address: context.get("address"),
    requestId,
    reportFault: (error) => reportFault(log, requestId, error),
  };
}

/** Routes may throw anything; Hono handles only errors. What they report and answer as a fault may be one that passes. */
async function ask(site: SiteHandler, request: Request, facts: RequestContext): Promise<Response> {
  let status = 500;
  const reportFault: RequestContext["reportFault"] = (error) => {
    status = statusOfFault(error);
    facts.reportFault(error);
  };
  try {
    const response = await site(request, { ...facts, reportFault });
    if (response.status !== 500) return response;
    return new Response(response.body, { status, headers: response.headers });
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error("The application failed.", { cause });
  }
}
