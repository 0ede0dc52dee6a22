import type { PictureShelf } from "#domain/gallery/picture-shelf.ts";
import type { Log } from "#platform/log.ts";

const day = 24 * 60 * 60 * 1000;

/** Sweeps now and once a day until stopped; a sweep that fails is logged and tried again the next day. */
export function sweepDaily(pictures: PictureShelf, log: Log): { stop(): Promise<void> } {
  async function sweep(): Promise<void> {
    try {
      const removed = await pictures.sweep();
      if (removed > 0) log.info({ removed }, "Files that no image refers to were swept.");
    } catch (error) {
      log.error({ err: error }, "The sweep failed.");
    }
  }
  let underWay = sweep();
  const timer = setInterval(() => {
    underWay = underWay.then(sweep);
  }, day);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      return underWay;
    },
  };
}
