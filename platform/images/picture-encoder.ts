import sharp from "sharp";
import type { Result } from "#platform/result.ts";
import { type EncodedFormat, encodeSize } from "./encoded-sizes.ts";
import { createEncodingQueue } from "./encoding-queue.ts";
import {
  encodeUpright,
  judgePhotograph,
  type PhotographFault,
  type PhotographLimits,
  type UprightPicture,
} from "./photograph.ts";

/** Turns arrived files into stored pictures and stored pictures into their sizes, a few at a time. */
export interface PictureEncoder {
  /** Judges the file by its bytes and encodes it anew, or says what is wrong with it. */
  take(path: string): Promise<Result<UprightPicture, PhotographFault>>;
  /** A stored picture in one size (width in pixels). */
  size(picture: () => Promise<Buffer | null>, width: number, format: EncodedFormat): Promise<Buffer | null>;
}

/** Above this weight a decoded photograph may hold hundreds of megabytes, so only one is decoded at a time. */
const heavyPhotograph = 16_000_000;

/**
 * Makes the one encoder of a process: at most two pictures are in work at a time, with one thread each.
 * `longestSide` is the most pixels a stored picture has on either side.
 */
export function createPictureEncoder(limits: PhotographLimits, longestSide: number): PictureEncoder {
  sharp.cache(false);
  sharp.concurrency(1);
  const places = createEncodingQueue(2);
  return {
    async take(path) {
      const judged = await judgePhotograph(path, limits);
      if (!judged.ok) return judged;
      const encode = () => encodeUpright(judged.value, longestSide);
      return judged.value.weight > heavyPhotograph ? places.alone(encode) : places.soon(encode);
    },
    size: (picture, width, format) =>
      places.soon(async () => {
        const bytes = await picture();
        return bytes === null ? null : encodeSize(bytes, width, format);
      }),
  };
}
