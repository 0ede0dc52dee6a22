import type { Log } from "#platform/log.ts";

const pollMilliseconds = 30_000;

interface Polling {
  round(isStopped: () => boolean): Promise<void>;
  onWanted(listener: () => void): () => void;
  log: Log;
  /** For the log. */
  failure: string;
}

/** Runs now, when wanted, and every half minute. `stop` waits for it. */
export function startPoller({ round, onWanted, log, failure }: Polling): { stop(): Promise<void> } {
  let isStopped = false;
  let isWanted = false;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await round(() => isStopped);
      } catch (error) {
        log.error({ err: error }, failure);
      }
    }
    working = null;
  }
  function wake(): void {
    isWanted = true;
    working ??= work();
  }

  const unsubscribe = onWanted(wake);
  const timer = setInterval(wake, pollMilliseconds).unref();
  wake();

  return {
    async stop() {
      isStopped = true;
      unsubscribe();
      clearInterval(timer);
      await working;
    },
  };
}
