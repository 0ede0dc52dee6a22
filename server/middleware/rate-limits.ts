import { limits } from "#app/address.ts";
import type { AddressAt } from "#app/site-handler.ts";
import { createNetworkLimiter, type NetworkLimiter } from "#platform/network-limiter.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware, ServerContext } from "./request-context.ts";

export type KnownDevice = (cookie: string | null) => Promise<string | null>;

/** Answers 429 to POST requests beyond the limit of their network; known devices are counted alone. */
export function limitRate(
  refuse: Refuse,
  addressAt: AddressAt,
  { limiters, knownDevice }: { limiters: RateLimiters; knownDevice: KnownDevice },
): Middleware {
  const limiterOf = (name: keyof typeof limits, from = limiters) =>
    createNetworkLimiter(from, name, limits[name].requests, limits[name].seconds);
  const limiterNamed = {
    "sign-ins": limiterOf("sign-ins"),
    uploads: limiterOf("uploads"),
    // In memory, because visits must not ask the database each time.
    visits: limiterOf("visits", limitersInMemory),
  };

  async function waitOf(context: ServerContext, limiter: NetworkLimiter): Promise<number | null> {
    const ofNetwork = await limiter.count(context.get("address"));
    if (ofNetwork === null) return null;
    const device = await knownDevice(context.req.header("cookie") ?? null);
    return device === null ? ofNetwork : limiter.countKnown(`device ${device}`);
  }

  return async function limitsRate(context, next) {
    const limit = context.req.method === "POST" ? addressAt(context.get("routedPath"))?.limit : undefined;
    if (limit === undefined) return next();
    const wait = await waitOf(context, limiterNamed[limit]);
    if (wait === null) return next();
    return refuse(context.req.raw, {
      status: 429,
      words: "tooManyAttempts",
      values: { wait },
      headers: { "Retry-After": String(wait) },
    });
  };
}
