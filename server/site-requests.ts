import { randomBytes } from "node:crypto";
import type { AddressAt, RequestContext, SiteHandler } from "#app/site-handler.ts";
import type { Log } from "#platform/log.ts";
import { networkOf } from "#platform/visitor-network.ts";
import {
  adminPolicy,
  developmentPolicy,
  isPreview,
  previewPolicy,
} from "./middleware/content-security-policy.ts";
import { reportFault, statusOfFault } from "./middleware/error-handler.ts";
import type { Refuse } from "./middleware/plain-response.ts";
import type { Middleware, ServerContext, StreamingRequestInit } from "./middleware/request-context.ts";
import { isOfficePath } from "./middleware/request-language.ts";
import { targetOf } from "./middleware/request-path.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import type { OriginOf } from "./middleware/site-origin.ts";
import { type CachedPage, createCachedPage, plainBody, respondWithPage } from "./page-cache/cached-page.ts";
import type { PageCache } from "./page-cache/page-cache.ts";
import { keyOf, type PageUrl, type PageUrls } from "./page-cache/page-url.ts";
import type { RenderTurns } from "./render-turns.ts";

interface SiteParts {
  site: SiteHandler;
  log: Log;
  originOf: OriginOf;
  addressAt: AddressAt;
  pageUrls: PageUrls;
  /** Senders never wait behind readers. */
  turns: Record<"reading" | "sending", RenderTurns>;
  refuse: Refuse;
  pages: PageCache;
  developing: boolean;
}

/** Answers from the page cache, else renders. */
export function handleSiteRequests(parts: SiteParts): Middleware {
  return async function handlesSiteRequest(context) {
    const { raw } = context.req;
    const asked = parts.pageUrls.read(raw);
    if (asked === null) return respondOnce(parts, context);
    const page = parts.pages.get(keyOf(asked)) ?? (await renderPage(parts, context, asked));
    const answer = page && (await respond(parts, context, page));
    if (page === null || answer === null) return refuseTurn(parts.refuse, raw);
    context.set("caching", "publicPage");
    context.set("route", page.route);
    return answer;
  };
}

async function renderPage(
  parts: SiteParts,
  context: ServerContext,
  asked: PageUrl,
): Promise<CachedPage | null> {
  const { pages, pageUrls } = parts;
  const pending = pages.pending(keyOf(asked));
  return (
    pending ??
    takeTurn(parts, context, async () => {
      const page = asked.isUnbounded
        ? { ...asked, url: await pageUrls.resolveCanonicalUrl(context.req.raw, asked) }
        : asked;
      return pages.getOrRender(keyOf(page), () => makePage(parts, context, page));
    })
  );
}

async function respond(parts: SiteParts, context: ServerContext, page: CachedPage): Promise<Response | null> {
  const { raw } = context.req;
  const requestId = context.get("requestId");
  const packed = respondWithPage(page, raw, requestId);
  if (packed !== null) return packed;
  const plain = await takeTurn(parts, context, () => plainBody(page));
  return plain && respondWithPage(page, raw, requestId, plain);
}

function takeTurn<Value>({ turns }: SiteParts, context: ServerContext, work: () => Promise<Value>) {
  const { method, signal } = context.req.raw;
  const line = method === "POST" ? turns.sending : turns.reading;
  return line.take(networkOf(context.get("address")), work, signal);
}

async function makePage(parts: SiteParts, context: ServerContext, page: PageUrl): Promise<CachedPage> {
  let route: string | null = null;
  const facts: RequestContext = {
    ...requestFacts(parts, context, undefined),
    onRoute(pattern) {
      route = pattern;
    },
    inTurn: (render) => render(),
  };
  // A page must not depend on other headers of the visitor.
  const headers = new Headers(page.savesData ? [["Save-Data", "on"]] : []);
  const rendered = await ask(parts.site, new Request(page.url, { headers }), facts);
  return createCachedPage(rendered, securityHeaders(page.url), route);
}

async function respondOnce(parts: SiteParts, context: ServerContext): Promise<Response> {
  // A wrong guess costs a script, never safety.
  const nonce = isOfficePath(context.get("routedPath")) ? randomBytes(16).toString("base64url") : undefined;
  if (parts.addressAt(context.get("routedPath"))?.kept === "asItSays") context.set("caching", "byRoute");
  if (parts.developing) context.set("policy", developmentPolicy);
  else if (isPreview(context.get("routedPath"))) context.set("policy", previewPolicy);
  else if (nonce !== undefined) context.set("policy", adminPolicy(nonce));
  const request = atOrigin(context.req.raw, parts.originOf);
  return ask(parts.site, request, requestFacts(parts, context, nonce));
}

/** As sent, whatever a proxy made of its address. */
function atOrigin(request: Request, originOf: OriginOf): Request {
  const { method, headers, signal, body } = request;
  const init: StreamingRequestInit = { method, headers, signal, body, duplex: "half" };
  return new Request(originOf(request) + targetOf(request.url), init);
}

function requestFacts(parts: SiteParts, context: ServerContext, nonce: string | undefined): RequestContext {
  const requestId = context.get("requestId");
  const { log, refuse } = parts;
  return {
    nonce,
    address: context.get("address"),
    requestId,
    reportFault: (error) => reportFault(log, requestId, error),
    onRoute: (pattern) => context.set("route", pattern),
    inTurn: async (render) => (await takeTurn(parts, context, render)) ?? refuseTurn(refuse, context.req.raw),
  };
}

const secondsUntilTurn = 2;

function refuseTurn(refuse: Refuse, request: Request): Response {
  const headers = { "Retry-After": String(secondsUntilTurn) };
  return refuse(request, { status: 503, words: "tooBusy", headers });
}

/** Routes may throw anything; Hono handles only errors. */
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
