import type { Log } from "#platform/log.ts";
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  usefulWidths,
} from "./picture-facts.ts";

/** Encodes in the background what a visitor would otherwise wait for. */
export interface WarmUp {
  /** Puts a picture (width in pixels) in line. */
  add(objectName: string, width: number): void;
  /** Resolves when nothing is in line or in work any more, or when the warm-up was stopped. */
  done(): Promise<void>;
  /** Finishes the size in work and leaves the rest for the next start. */
  stop(): Promise<void>;
}

interface Step {
  picture: { objectName: string; stepsLeft: number; isGone: boolean; hasFailed: boolean };
  width: PictureWidth;
  format: PictureFormat;
}

/**
 * One size at a time, small widths first across all pictures: the grid's pictures are ready before the large
 * views. `prepare` makes one size and answers false when its picture is gone; `complete` hears of every
 * picture whose sizes are all there. A failure is logged and leaves the picture to the next start.
 */
export function startWarmUp(parts: {
  prepare(objectName: string, width: PictureWidth, format: PictureFormat): Promise<boolean>;
  complete(objectName: string): Promise<void>;
  log: Log;
}): WarmUp {
  const lines = new Map<PictureWidth, Step[]>(pictureWidths.map((width) => [width, []]));
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function work(): Promise<void> {
    for (let step = next(); step !== undefined; step = next()) await take(step);
    running = null;
  }

  function next(): Step | undefined {
    if (isStopped) return undefined;
    for (const line of lines.values()) if (line.length > 0) return line.shift();
    return undefined;
  }

  async function take({ picture, width, format }: Step): Promise<void> {
    const { objectName } = picture;
    picture.stepsLeft -= 1;
    if (picture.isGone) return;
    try {
      picture.isGone = !(await parts.prepare(objectName, width, format));
      const isComplete = picture.stepsLeft === 0 && !picture.isGone && !picture.hasFailed;
      if (isComplete) await parts.complete(objectName);
    } catch (error) {
      picture.hasFailed = true;
      parts.log.error({ err: error, objectName, width, format }, "a picture size could not be prepared");
    }
  }

  return {
    add(objectName, width) {
      const widths = usefulWidths(width);
      const stepsLeft = widths.length * pictureFormats.length;
      const picture = { objectName, stepsLeft, isGone: false, hasFailed: false };
      for (const useful of widths) {
        lines.get(useful)?.push(...pictureFormats.map((format) => ({ picture, width: useful, format })));
      }
      if (!isStopped) running ??= work();
    },
    async done() {
      while (running !== null) await running;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
