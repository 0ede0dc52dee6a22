import { setTimeout as sleep } from "node:timers/promises";
import { minute } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { type PictureFormat, type PictureSize, pictureWidths, usefulSizes } from "./picture-metadata.ts";

interface Step {
  picture: { objectName: string; stepsLeft: number; isGone: boolean };
  size: PictureSize;
  format: PictureFormat;
}

/** Milliseconds, doubled with each failure. */
const firstPause = 1_000;
const longestPause = 5 * minute;
const atATime = 3;

/** Encodes small widths first; failures are tried again last. */
export function startWarmUp(parts: {
  prepare(objectName: string, size: PictureSize, format: PictureFormat): Promise<boolean>;
  complete(objectName: string): Promise<void>;
  log: Log;
}) {
  const queues = new Map<PictureSize, Step[]>([...pictureWidths, "share" as const].map((size) => [size, []]));
  const failed: Step[] = [];
  const stopping = new AbortController();
  const workers = new Set<Promise<void>>();
  let pause = firstPause;
  let paused: Promise<unknown> = Promise.resolve();

  async function work(): Promise<void> {
    for (let step = next(); step !== undefined; step = next()) {
      if (await couldCarryOut(step)) {
        pause = firstPause;
      } else {
        failed.push(step);
        paused = sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
        pause = Math.min(2 * pause, longestPause);
      }
      await paused;
    }
  }

  function begin(): void {
    const worker = work().finally(() => workers.delete(worker));
    workers.add(worker);
  }

  function next(): Step | undefined {
    if (stopping.signal.aborted) return undefined;
    for (const queue of queues.values()) if (queue.length > 0) return queue.shift();
    return failed.shift();
  }

  async function couldCarryOut({ picture, size, format }: Step): Promise<boolean> {
    const { objectName } = picture;
    if (picture.isGone) return true;
    try {
      picture.isGone = !(await parts.prepare(objectName, size, format));
      if (picture.stepsLeft === 1 && !picture.isGone) await parts.complete(objectName);
      picture.stepsLeft -= 1;
      return true;
    } catch (error) {
      parts.log.error({ err: error, objectName, size, format }, "a picture size could not be prepared yet");
      return false;
    }
  }

  return {
    /** Width in pixels. */
    add(objectName: string, width: number): void {
      const sizes = usefulSizes(width);
      const picture = { objectName, stepsLeft: sizes.length, isGone: false };
      for (const { size, format } of sizes) queues.get(size)?.push({ picture, size, format });
      while (!stopping.signal.aborted && workers.size < atATime) begin();
    },
    async done(): Promise<void> {
      while (workers.size > 0) await Promise.all(workers);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(workers);
    },
  };
}
