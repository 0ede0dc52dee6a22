import { createHash } from "node:crypto";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import { networkOf, siteOf } from "#platform/visitor-network.ts";

export const freeAttempts = 5;
export const freeAttemptsOfSite = 10;
export const freeAttemptsEverywhere = 20;
const firstPauseSeconds = 15;
const longestPauseSeconds = 15 * 60;
const memorySeconds = 60 * 60;
const memoryEverywhereSeconds = 24 * 60 * 60;

type Attempt = { allowed: true } | { allowed: false; retryAfterSeconds: number };

export interface TriedFrom {
  address: string;
  device: string | null;
}

/** By network *and* account: a stranger elsewhere cannot lock the owner out. */
export interface SignInThrottle {
  attempt(from: TriedFrom, account: string): Promise<Attempt>;
  reset(from: TriedFrom, account: string): Promise<void>;
}

/** A throttle without attempts. */
export function createSignInThrottle(limiters: RateLimiters): SignInThrottle {
  const nearby = createPauses(limiters, { name: "nearby", free: freeAttempts, memory: memorySeconds });
  const around = createPauses(limiters, { name: "around", free: freeAttemptsOfSite, memory: memorySeconds });
  const everywhere = createPauses(limiters, {
    ...{ name: "everywhere", free: freeAttemptsEverywhere, memory: memoryEverywhereSeconds },
  });

  return {
    async attempt(from, account) {
      const place = keyOf(placeOf(from), account);
      if (from.device !== null) return nearby.attempt(place);
      // First, so that who waits for strangers is not counted.
      const paused = await everywhere.paused(keyOf(account));
      if (paused !== null) return paused;
      const attempt = await nearby.attempt(place);
      if (!attempt.allowed) return attempt;
      const site = siteOf(from.address);
      const ofSite = site === null ? attempt : await around.attempt(keyOf(site, account));
      return ofSite.allowed ? everywhere.attempt(keyOf(account)) : ofSite;
    },

    async reset(from, account) {
      await nearby.reset(keyOf(placeOf(from), account));
      if (from.device !== null) return;
      const site = siteOf(from.address);
      if (site !== null) await around.takeBack(keyOf(site, account));
      await everywhere.takeBack(keyOf(account));
    },
  };
}

/** Seconds: 15, 30, 60 … up to a quarter of an hour. */
export function pauseAfter(attemptsBeyondFree: number): number {
  return Math.min(longestPauseSeconds, firstPauseSeconds * 2 ** Math.min(attemptsBeyondFree, 10));
}

interface PausesOptions {
  name: string;
  free: number;
  /** Seconds. */
  memory: number;
}

function createPauses(limiters: RateLimiters, { name, free, memory }: PausesOptions) {
  const attempts = limiters(`attempts ${name}`, free, memory);
  const pauses = limiters(`pauses ${name}`, 1, longestPauseSeconds);

  async function paused(key: string): Promise<Attempt | null> {
    const pause = await pauses.get(key);
    return pause !== null && pause.msBeforeNext > 0 ? waiting(pause.msBeforeNext) : null;
  }

  return {
    paused,
    async attempt(key: string): Promise<Attempt> {
      const pause = await paused(key);
      if (pause !== null) return pause;
      const { consumedPoints } = await attempts.penalty(key);
      if (consumedPoints < free) return { allowed: true };

      const seconds = pauseAfter(consumedPoints - free);
      const opened = await pauses.penalty(key, 1, { customDuration: seconds });
      if (opened.consumedPoints > 1) return waiting(opened.msBeforeNext);
      await attempts.set(key, consumedPoints, memory);
      return { allowed: true };
    },
    takeBack: (key: string) => attempts.reward(key),
    reset: (key: string) => Promise.all([attempts.delete(key), pauses.delete(key)]),
  };
}

function waiting(milliseconds: number): Attempt {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
}

function placeOf({ address, device }: TriedFrom): string {
  return device === null ? `network ${networkOf(address)}` : `device ${device}`;
}

/** Bounds the memory of what a stranger types. */
function keyOf(...parts: string[]): string {
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}
