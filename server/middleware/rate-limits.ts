import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf } from "#platform/visitor-network.ts";
import { plainResponse } from "./plain-response.ts";
import type { Middleware } from "./request-context.ts";

export interface RateLimit {
  covers(path: string): boolean;
  requests: number;
  seconds: number;
}

/** Refuses POST requests beyond the limit with 429, counted per address (per /64 of IPv6). */
export function limitRate({ covers, requests, seconds }: RateLimit): Middleware {
  const counter = new RateLimiterMemory({ points: requests, duration: seconds });
  return async function limitsRate(context, next) {
    if (context.req.method !== "POST" || !covers(context.get("routedPath"))) return next();
    const wait = await secondsToWait(counter, networkOf(context.get("address")));
    if (wait === null) return next();
    return plainResponse(context.req.raw, {
      status: 429,
      title: "Too many attempts",
      sentence: `Too many attempts from your address. Please try again in ${wait} seconds.`,
      headers: { "Retry-After": String(wait) },
    });
  };
}

async function secondsToWait(counter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
