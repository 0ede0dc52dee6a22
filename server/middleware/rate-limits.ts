import pLimit from "p-limit";
import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import { networkOf } from "#platform/visitor-network.ts";
import type { Refuse } from "./plain-response.ts";
import type { Middleware, ServerContext } from "./request-context.ts";

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

/** Answers null, or the 429 for a network that has had more pages made than one a second and 30 more in a minute. */
export type RenderBudget = (context: ServerContext) => Promise<Response | null>;

/** Of pages that are not kept yet: one takes some 15 ms in which nobody else is answered. */
export function createRenderBudget(refuse: Refuse): RenderBudget {
  const steady = new RateLimiterMemory({ points: 1, duration: 1 });
  const more = new RateLimiterMemory({ points: 30, duration: 60 });
  const budget = new BurstyRateLimiter(steady, more);
  return async (context) => {
    const wait = await secondsToWait(budget, networkOf(context.get("address")));
    if (wait === null) return null;
    return refuse(context.req.raw, {
      status: 429,
      words: "tooManyPages",
      headers: { "Retry-After": String(wait) },
    });
  };
}

/** One that waits for a lost connection to the database does not hold up the other. */
const rendersAtOnce = 2;
/** A second's work or two. */
const mostWaiting = 100;

/** Pages of which there are very many, a few at a time, however many networks ask: kept ones are answered between them. */
export interface RenderTurns {
  /** So many wait that the next one is to come again. */
  isFull(): boolean;
  take<Page>(make: () => Promise<Page>): Promise<Page>;
}

export function createRenderTurns(): RenderTurns {
  const turns = pLimit(rendersAtOnce);
  return { isFull: () => turns.pendingCount >= mostWaiting, take: (make) => turns(make) };
}

const secondsUntilTurn = 2;

/** Where too many wait for a turn. */
export function refuseTurn(refuse: Refuse, request: Request): Response {
  const headers = { "Retry-After": String(secondsUntilTurn) };
  return refuse(request, { status: 503, words: "tooBusy", headers });
}

/** Counts requests in the budget. */
export function limitRenders(
  budget: RenderBudget,
  covers: (method: string, path: string) => boolean,
): Middleware {
  return async function limitsRenders(context, next) {
    if (!covers(context.req.method, context.get("routedPath"))) return next();
    return (await budget(context)) ?? next();
  };
}

async function secondsToWait(
  counter: Pick<RateLimiterAbstract, "consume">,
  key: string,
): Promise<number | null> {
  try {
    await counter.consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}
