import type { Log } from "#platform/log.ts";
import { type PictureFormat, type PictureSize, pictureWidths, usefulSizes } from "./picture-facts.ts";

interface Step {
  picture: { objectName: string; stepsLeft: number; isGone: boolean; hasFailed: boolean };
  size: PictureSize;
  format: PictureFormat;
}

/**
 * Encodes sizes in the background, small widths first. `prepare` answers false when its picture is gone; `complete`
 * hears of pictures with all their sizes. A failure is logged and left to the next start.
 */
export function startWarmUp(parts: {
  prepare(objectName: string, size: PictureSize, format: PictureFormat): Promise<boolean>;
  complete(objectName: string): Promise<void>;
  log: Log;
}) {
  const queues = new Map<PictureSize, Step[]>([...pictureWidths, "share" as const].map((size) => [size, []]));
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function work(): Promise<void> {
    for (let step = next(); step !== undefined; step = next()) await carryOut(step);
    running = null;
  }

  function next(): Step | undefined {
    if (isStopped) return undefined;
    for (const queue of queues.values()) if (queue.length > 0) return queue.shift();
    return undefined;
  }

  async function carryOut({ picture, size, format }: Step): Promise<void> {
    const { objectName } = picture;
    picture.stepsLeft -= 1;
    if (picture.isGone) return;
    try {
      picture.isGone = !(await parts.prepare(objectName, size, format));
      const isComplete = picture.stepsLeft === 0 && !picture.isGone && !picture.hasFailed;
      if (isComplete) await parts.complete(objectName);
    } catch (error) {
      picture.hasFailed = true;
      parts.log.error({ err: error, objectName, size, format }, "a picture size could not be prepared");
    }
  }

  return {
    /** Width in pixels. */
    add(objectName: string, width: number): void {
      const sizes = usefulSizes(width);
      const picture = { objectName, stepsLeft: sizes.length, isGone: false, hasFailed: false };
      for (const { size, format } of sizes) queues.get(size)?.push({ picture, size, format });
      if (!isStopped) running ??= work();
    },
    async done(): Promise<void> {
      while (running !== null) await running;
    },
    /** Finishes the size in work. */
    async stop(): Promise<void> {
      isStopped = true;
      await running;
    },
  };
}
