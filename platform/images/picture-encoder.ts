import pLimit from "p-limit";
import sharp from "sharp";
import type { Result } from "#platform/result.ts";
import {
  type EncodedPicture,
  encodePhotograph,
  inspectPhotograph,
  type PhotographFault,
  type PhotographLimits,
} from "./photograph.ts";

export interface PictureEncoder {
  encode(path: string): Promise<Result<EncodedPicture, PhotographFault>>;
  /** What `encode` makes of a stored picture, in its turn; null where `read` finds none. */
  derive(
    read: () => Promise<Buffer | null>,
    encode: (picture: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null>;
}

/** Above it a decoded photograph may hold hundreds of megabytes. */
const heavyPhotograph = 16_000_000;

/** Encodes two pictures at a time, one where it is heavy; `longestSide` is in pixels. */
export function createPictureEncoder(limits: PhotographLimits, longestSide: number): PictureEncoder {
  sharp.cache(false);
  sharp.concurrency(1);
  const queue = pLimit(2);
  const heavyQueue = pLimit(1);
  return {
    async encode(path) {
      const inspected = await inspectPhotograph(path, limits);
      if (!inspected.ok) return inspected;
      const encode = () => encodePhotograph(inspected.value, longestSide);
      return inspected.value.weight > heavyPhotograph ? heavyQueue(() => queue(encode)) : queue(encode);
    },
    derive: (read, encode) =>
      queue(async () => {
        const picture = await read();
        return picture === null ? null : encode(picture);
      }),
  };
}
