import type { RequestContext, SiteHandler } from "#app/site-handler.ts";
import type { Log } from "#platform/log.ts";
import {
  blessInlineScripts,
  contentSecurityPolicy,
  type Surroundings,
} from "./middleware/content-security-policy.ts";
import { reportFault } from "./middleware/faults.ts";
import type { Middleware, ServerContext, StreamingRequestInit } from "./middleware/request-context.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { answerPage, finishPage, newNonce } from "./page-cache/finished-page.ts";
import type { PageAddress } from "./page-cache/page-address.ts";
import type { PageCache } from "./page-cache/page-cache.ts";

/** What is needed to hand requests to the application. */
export interface SiteParts {
  site: SiteHandler;
  log: Log;
  publicUrl: string;
  pageAddress: PageAddress;
  pages: PageCache;
  developing: boolean;
}

/** Answers from the application: public pages through the page cache, everything else made for this one request. */
export function answerFromSite(parts: SiteParts): Middleware {
  return async function answersFromSite(context) {
    const { method, url } = context.req.raw;
    const address = method === "GET" || method === "HEAD" ? parts.pageAddress(targetOf(url)) : null;
    return address === null ? answerOnce(parts, context) : answerPublicPage(parts, context, address);
  };
}

/** Path and query of an absolute address, as they were sent. */
export function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return start === -1 ? "/" : url.slice(start);
}

async function answerPublicPage(
  parts: SiteParts,
  context: ServerContext,
  address: string,
): Promise<Response> {
  const edge = edgeFacts(parts, context);
  const page = await parts.pages.load(address, async () => {
    // Without the visitor's headers a page cannot come to depend on them.
    const answer = await ask(parts.site, new Request(parts.publicUrl + address), edge);
    return finishPage(answer, edge.nonce, securityHeaders(parts.publicUrl));
  });
  context.set("caching", "publicPage");
  context.set("policy", page.policy);
  return answerPage(page, context.req.raw, edge.requestId);
}

async function answerOnce(parts: SiteParts, context: ServerContext): Promise<Response> {
  const edge = edgeFacts(parts, context);
  const answer = await ask(parts.site, atPublicUrl(context.req.raw, parts.publicUrl), edge);
  const isPage = answer.body !== null && answer.headers.get("Content-Type")?.startsWith("text/html");
  if (!isPage) return answer;
  const { html, scriptSources } = blessInlineScripts(await answer.text(), edge.nonce);
  const surroundings = surroundingsOf(context.get("routedPath"), parts.developing);
  context.set("policy", contentSecurityPolicy(surroundings, scriptSources));
  return new Response(html, { status: answer.status, headers: answer.headers });
}

/** The same request as the visitor's browser saw it, whatever a proxy in between has made of its address. */
function atPublicUrl(request: Request, publicUrl: string): Request {
  const { method, headers, signal, body } = request;
  const init: StreamingRequestInit = { method, headers, signal, body, duplex: "half" };
  return new Request(publicUrl + targetOf(request.url), init);
}

function edgeFacts({ log }: SiteParts, context: ServerContext): RequestContext {
  const requestId = context.get("requestId");
  return {
    nonce: newNonce(),
    address: context.get("address"),
    requestId,
    reportFault: (error) => reportFault(log, requestId, error),
  };
}

/** Routes may throw anything; only errors are told apart from answers further out. */
async function ask(site: SiteHandler, request: Request, edge: RequestContext): Promise<Response> {
  try {
    return await site(request, edge);
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error("The application failed.", { cause });
  }
}

/** A wrong guess here costs a style, never safety: the back office guards itself. */
function surroundingsOf(path: string, developing: boolean): Surroundings {
  if (developing) return "development";
  return path === "/admin" || path.startsWith("/admin/") ? "backOffice" : "site";
}
