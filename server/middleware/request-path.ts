import type { Refusal, Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

export const maxTargetLength = 8192;
const maxHostLength = 253 + ":65535".length;

export const unreadableAddress = { status: 400, words: "unreadableAddress" } as const satisfies Refusal;

/** As the router reads it, so that limits hold for `/%61dmin.data`; else null. */
export function routedPath(pathname: string): string | null {
  const decoded = decode(pathname);
  if (decoded === null || /\p{Cc}/u.test(decoded)) return null;
  const path = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/_\.data$|\.data$/, "");
  return path.replace(/\/+$/, "") || "/";
}

/** Path and query as they were sent. */
export function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  return start === -1 ? "/" : url.slice(start);
}

/** `/hi/./contact` is read as `/hi/contact` (RFC 3986, 5.2.4). */
const dotSegment = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** Whether it is a second spelling of another address. */
export function hasDotSegment(sent: string | undefined): boolean {
  return sent !== undefined && dotSegment.test(sent.split("?", 1)[0] ?? "");
}

/** Redirects requests that only read. */
export function leadToOneSpelling(): Middleware {
  return async function leadsToOneSpelling({ req, env }, next) {
    if (req.method === "POST" || !hasDotSegment(env.incoming?.url)) return next();
    const { pathname, search } = new URL(req.url);
    return new Response(null, {
      status: 301,
      headers: { Location: pathname.replace(/^\/+/, "/") + search },
    });
  };
}

/** Answers 400 or 414. */
export function refuseBrokenAddresses(refuse: Refuse): Middleware {
  return async function refusesBrokenAddress(context, next) {
    const { host, pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > maxTargetLength) {
      return refuse(context.req.raw, { status: 414, words: "overlongAddress" });
    }
    const path = host.length > maxHostLength ? null : routedPath(pathname);
    if (path === null) return refuse(context.req.raw, unreadableAddress);
    context.set("routedPath", path);
    return next();
  };
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
