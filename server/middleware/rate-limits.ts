import { type RateLimiters, secondsToWait } from "#platform/rate-limiters.ts";
import { networkOf } from "#platform/visitor-network.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

export interface RateLimit {
  name: string;
  covers(path: string): boolean;
  requests: number;
  seconds: number;
}

/** Refuses POST requests beyond the limit with 429, counted per address (per /64 of IPv6). */
export function limitRate(
  refuse: Refuse,
  limiters: RateLimiters,
  { name, covers, requests, seconds }: RateLimit,
): Middleware {
  const counter = limiters(name, requests, seconds);
  return async function limitsRate(context, next) {
    if (context.req.method !== "POST" || !covers(context.get("routedPath"))) return next();
    const wait = await secondsToWait(counter, networkOf(context.get("address")));
    if (wait === null) return next();
    return refuse(context.req.raw, {
      status: 429,
      words: "tooManyAttempts",
      values: { wait },
      headers: { "Retry-After": String(wait) },
    });
  };
}
