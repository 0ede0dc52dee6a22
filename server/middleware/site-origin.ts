import type { Config } from "#platform/config.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

export type OriginOf = (request: Request) => string;

/** PUBLIC_URL, or without it the Host of the request: any address of this machine works. */
export function createOriginOf({
  publicUrl,
  isPublicUrlSet,
}: Pick<Config, "publicUrl" | "isPublicUrlSet">): OriginOf {
  return isPublicUrlSet ? () => publicUrl : ({ url }) => new URL(url).origin;
}

const harmlessMethods = new Set(["GET", "HEAD"]);
const ownFetchSites = new Set(["same-origin", "none"]);

/** Refuses what another site makes a browser send. Programs send neither header. */
export function refuseForeignOrigins(refuse: Refuse, originOf: OriginOf): Middleware {
  return async function refusesForeignOrigin(context, next) {
    const { method, headers } = context.req.raw;
    if (harmlessMethods.has(method)) return next();
    const ownOrigin = originOf(context.req.raw);
    const fetchSite = headers.get("Sec-Fetch-Site");
    const origin = headers.get("Origin") ?? ownOrigin;
    // What hides the origin from its own site, as some extensions do, does not hide that it is its own.
    const isOwnOrigin = origin === ownOrigin || (origin === "null" && fetchSite === "same-origin");
    if (isOwnOrigin && ownFetchSites.has(fetchSite ?? "none")) return next();
    return refuse(context.req.raw, { status: 403, words: "otherSite", values: { origin: ownOrigin } });
  };
}
