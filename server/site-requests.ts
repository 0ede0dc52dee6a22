import { randomBytes } from "node:crypto";
import type { RequestContext, SiteHandler } from "#app/site-handler.ts";
import type { Log } from "#platform/log.ts";
import { adminPolicy, developmentPolicy, sitePolicy } from "./middleware/content-security-policy.ts";
import { reportFault } from "./middleware/faults.ts";
import type { Middleware, ServerContext, StreamingRequestInit } from "./middleware/request-context.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { answerPage, finishPage } from "./page-cache/finished-page.ts";
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
  const request = requestFacts(parts, context, undefined);
  const page = await parts.pages.load(address, async () => {
    // Without the visitor's headers a page cannot come to depend on them.
    const answer = await ask(parts.site, new Request(parts.publicUrl + address), request);
    return finishPage(answer, securityHeaders(parts.publicUrl));
  });
  context.set("caching", "publicPage");
  return answerPage(page, context.req.raw, request.requestId);
}

async function answerOnce(parts: SiteParts, context: ServerContext): Promise<Response> {
  const nonce = isAdmin(context.get("routedPath")) ? randomBytes(16).toString("base64url") : undefined;
  context.set("policy", policyFor(nonce, parts.developing));
  return ask(parts.site, atPublicUrl(context.req.raw, parts.publicUrl), requestFacts(parts, context, nonce));
}

/** A wrong guess here costs a script, never safety: the back office guards itself. */
function isAdmin(path: string): boolean {
  return path === "/admin" || path.startsWith("/admin/");
}

/** For HTML only; undefined leaves the policy to `writeSecurityHeaders`. */
function policyFor(nonce: string | undefined, developing: boolean): string {
  if (developing) return developmentPolicy;
  return nonce === undefined ? sitePolicy : adminPolicy(nonce);
}

/** The same request as the visitor's browser saw it, whatever a proxy in between has made of its address. */
function atPublicUrl(request: Request, publicUrl: string): Request {
  const { method, headers, signal, body } = request;
  const init: StreamingRequestInit = { method, headers, signal, body, duplex: "half" };
  return new Request(publicUrl + targetOf(request.url), init);
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

/** Routes may throw anything; only errors are told apart from answers further out. */
async function ask(site: SiteHandler, request: Request, facts: RequestContext): Promise<Response> {
  try {
    return await site(request, facts);
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error("The application failed.", { cause });
  }
}
