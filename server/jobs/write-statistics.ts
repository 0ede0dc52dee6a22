import type { Statistics } from "#domain/statistics/statistics.ts";
import type { Log } from "#platform/log.ts";

const writtenEvery = 60_000;

/** Writes once a minute and at the end. */
export function writeStatistics(statistics: Pick<Statistics, "write">, log: Log): { stop(): Promise<void> } {
  let writing = Promise.resolve();
  function write(): void {
    writing = writing.then(async () => {
      try {
        await statistics.write();
      } catch (error) {
        log.error({ err: error }, "What was counted could not be written; it is counted on.");
      }
    });
  }
  const timer = setInterval(write, writtenEvery).unref();
  return {
    stop() {
      clearInterval(timer);
      write();
      return writing;
    },
  };
}
