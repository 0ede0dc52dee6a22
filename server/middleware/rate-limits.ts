import { createNetworkLimiter } from "#platform/network-limiter.ts";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware, ServerContext } from "./request-context.ts";

export interface RateLimit {
  name: string;
  covers(path: string): boolean;
  requests: number;
  seconds: number;
}

/** Which device of an administrator a cookie header names; null for any other. */
export type KnownDevice = (cookie: string | null) => Promise<string | null>;

/**
 * Refuses POST requests beyond the limit with 429, counted per address (per /64 and /48 of IPv6). Known devices are
 * counted by themselves, so that no neighbour shuts them out.
 */
export function limitRate(
  refuse: Refuse,
  { limiters, knownDevice }: { limiters: RateLimiters; knownDevice: KnownDevice },
  { name, covers, requests, seconds }: RateLimit,
): Middleware {
  const limiter = createNetworkLimiter(limiters, name, requests, seconds);

  async function waitOf(context: ServerContext): Promise<number | null> {
    const ofNetwork = await limiter.count(context.get("address"));
    if (ofNetwork === null) return null;
    const device = await knownDevice(context.req.header("cookie") ?? null);
    return device === null ? ofNetwork : limiter.countKnown(`device ${device}`);
  }

  return async function limitsRate(context, next) {
    if (context.req.method !== "POST" || !covers(context.get("routedPath"))) return next();
    const wait = await waitOf(context);
    if (wait === null) return next();
    return refuse(context.req.raw, {
      status: 429,
      words: "tooManyAttempts",
      values: { wait },
      headers: { "Retry-After": String(wait) },
    });
  };
}
