import { plainAnswer } from "./plain-answers.ts";
import type { Middleware } from "./request-context.ts";

const harmlessMethods = new Set(["GET", "HEAD"]);
const ownFetchSites = new Set(["same-origin", "none"]);

/**
 * Refuses what another site makes a visitor's browser send: a foreign or hidden Origin, or a request that the
 * browser itself marks as coming from elsewhere. Programs send neither header and are let through.
 */
export function refuseForeignOrigins(publicUrl: string): Middleware {
  return async function refusesForeignOrigin(context, next) {
    const { method, headers } = context.req.raw;
    const origin = headers.get("Origin");
    const fetchSite = headers.get("Sec-Fetch-Site");
    const isForeign =
      (origin !== null && origin !== publicUrl) || (fetchSite !== null && !ownFetchSites.has(fetchSite));
    if (harmlessMethods.has(method) || !isForeign) return next();
    return plainAnswer(context.req.raw, {
      status: 403,
      title: "Not accepted",
      sentence: `This was sent from another address than ours. Please open ${publicUrl} and try again.`,
    });
  };
}
