import type { Config } from "#platform/config.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

export type OriginOf = (request: Request) => string;

/** PUBLIC_URL, else the request's Host. */
export function createOriginOf({
  publicUrl,
  isPublicUrlSet,
}: Pick<Config, "publicUrl" | "isPublicUrlSet">): OriginOf {
  return isPublicUrlSet ? () => publicUrl : ({ url }) => new URL(url).origin;
}

const harmlessMethods = new Set(["GET", "HEAD"]);
const ownFetchSites = new Set(["same-origin", "none"]);

/** Refuses what other sites make a browser send. */
export function refuseForeignOrigins(refuse: Refuse, originOf: OriginOf): Middleware {
  return async function refusesForeignOrigin(context, next) {
    const { method, headers } = context.req.raw;
    if (harmlessMethods.has(method)) return next();
    const ownOrigin = originOf(context.req.raw);
    const fetchSite = headers.get("Sec-Fetch-Site");
    const origin = headers.get("Origin") ?? ownOrigin;
    // Some extensions hide the origin from its own site.
    const isOwnOrigin = origin === ownOrigin || (origin === "null" && fetchSite === "same-origin");
    if (isOwnOrigin && ownFetchSites.has(fetchSite ?? "none")) return next();
    return refuse(context.req.raw, { status: 403, words: "otherSite", values: { origin: ownOrigin } });
  };
}
