import type { PageViews } from "#domain/page-views/page-views.ts";
import type { Log } from "#platform/log.ts";

const writtenEvery = 60_000;

/** Writes once a minute what was counted, and at the end. What a killed server has counted in its last minute is lost. */
export function startCounting(pageViews: Pick<PageViews, "write">, log: Log): { stop(): Promise<void> } {
  let writing = Promise.resolve();
  function write(): void {
    writing = writing.then(async () => {
      try {
        await pageViews.write();
      } catch (error) {
        log.error({ err: error }, "The opened pages could not be written; they are counted on.");
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
