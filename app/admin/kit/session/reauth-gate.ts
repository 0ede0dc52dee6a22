import type { Interruption } from "../page/session-headers.ts";
import { createDeferred } from "./deferred.ts";

export type ReauthGate = ReturnType<typeof createReauthGate>;

export function createReauthGate() {
  let interruption: Interruption | null = null;
  let round = 0;
  let again = createDeferred<void>();
  const listeners = new Set<() => void>();

  function change(why: Interruption | null) {
    interruption = why;
    for (const listener of listeners) listener();
  }

  return {
    interruption: () => interruption,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A refusal from an earlier sign-in says nothing of now. */
    round: () => round,
    interrupt(why: Interruption) {
      if (interruption === null) again = createDeferred<void>();
      change(why);
    },
    resume() {
      round += 1;
      again.resolve();
      change(null);
    },
    abandon() {
      again.promise.catch(() => undefined);
      again.reject(new DOMException("The page was left.", "AbortError"));
      change(null);
    },
    async whenSignedInAgain(signal?: AbortSignal) {
      if (interruption !== null) await orAborted(again.promise, signal);
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
