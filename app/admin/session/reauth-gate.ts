import type { Interruption } from "./session-headers.ts";

/** Knows whether the requests of an open page wait until its administrator has signed in again. */
export interface ReauthGate {
  /** Why requests wait, or null while they do not. */
  interruption(): Interruption | null;
  /** Calls back whenever that changes. Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
  /** How often somebody has signed in again: a refusal from an earlier round says nothing of now. */
  round(): number;
  interrupt(why: Interruption): void;
  resume(): void;
  /** Rejects what waits: the page is being left. */
  abandon(): void;
  /** Resolves at once while nothing is interrupted, else after signing in. Rejects when `signal` or the page gives up. */
  whenSignedInAgain(signal?: AbortSignal): Promise<void>;
}

export function createReauthGate(): ReauthGate {
  let interruption: Interruption | null = null;
  let round = 0;
  let again = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();

  function change(why: Interruption | null) {
    interruption = why;
    for (const listener of listeners) listener();
  }

  return {
    interruption: () => interruption,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    round: () => round,
    interrupt(why) {
      if (interruption === null) again = Promise.withResolvers<void>();
      change(why);
    },
    resume() {
      round += 1;
      again.resolve();
      change(null);
    },
    abandon() {
      // Perhaps nobody waits.
      again.promise.catch(() => undefined);
      again.reject(new DOMException("The page was left.", "AbortError"));
      change(null);
    },
    async whenSignedInAgain(signal) {
      if (interruption === null) return;
      await orAborted(again.promise, signal);
    },
  };
}

function orAborted(promise: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) return onAbort();
    signal.addEventListener("abort", onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}
