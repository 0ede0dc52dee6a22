import { setTimeout as pause } from "node:timers/promises";
import pLimit from "p-limit";
import type { Result } from "#platform/result.ts";
import { encodeEdited } from "./edited-picture.ts";
import {
  type EncodedPhotograph,
  type EncodedPicture,
  encodePhotograph,
  inspectPhotograph,
  type PhotographFault,
  type PhotographLimits,
} from "./photograph.ts";
import type { PictureEdit } from "./picture-edit.ts";

export interface PictureEncoder {
  encode(path: string): Promise<Result<EncodedPhotograph, PhotographFault>>;
  /** The same without the original: of a large one it takes a tenth of the memory, as it is made smaller while it is read. */
  encodeSmall(path: string): Promise<Result<EncodedPicture, PhotographFault>>;
  /** The original that `read` finds, edited, in its turn; null where there is none. */
  edit(read: () => Promise<Buffer | null>, edit: PictureEdit): Promise<EncodedPicture | null>;
  /** How many are in work or wait. */
  pending(): number;
  /** What `encode` makes of a stored picture, in its turn; null where `read` finds none. */
  derive(
    read: () => Promise<Buffer | null>,
    encode: (picture: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null>;
}

/** Above it a decoded photograph may hold hundreds of megabytes. */
const heavyPhotograph = 16_000_000;

/** In milliseconds, longer than all stages of a photograph may take together. Decoders have hung, which ends no stage. */
const hanging = 5 * 60_000;

/**
 * Encodes two pictures at a time, one where it is heavy; `longestSide` is in pixels. What hangs for `patience` milliseconds
 * is a fault, and the next one has its place.
 */
export function createPictureEncoder(
  limits: PhotographLimits,
  longestSide: number,
  patience = hanging,
): PictureEncoder {
  const places = pLimit(2);
  const heavyQueue = pLimit(1);

  const queue = <Value>(work: () => Promise<Value>) => places(() => inTime(work, patience));

  /** It takes both places. */
  function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    return heavyQueue(async () => {
      const done = Promise.withResolvers<void>();
      void places(() => done.promise);
      try {
        return await queue(work);
      } finally {
        done.resolve();
      }
    });
  }

  async function readAnd<Derived>(
    read: () => Promise<Buffer | null>,
    encode: (picture: Buffer) => Promise<Derived>,
  ): Promise<Derived | null> {
    const picture = await read();
    return picture === null ? null : encode(picture);
  }

  async function inspectAndEncode(path: string, withOriginal: boolean) {
    const inspected = await inspectPhotograph(path, limits);
    if (!inspected.ok) return inspected;
    const encode = () => encodePhotograph(inspected.value, { longestSide, withOriginal });
    return inspected.value.weight > heavyPhotograph ? alone(encode) : queue(encode);
  }

  return {
    encode: (path) => inspectAndEncode(path, true),
    encodeSmall: (path) => inspectAndEncode(path, false),
    // Of an original nobody knows yet how heavy it is.
    edit: (read, edit) => alone(() => readAnd(read, (picture) => encodeEdited(picture, edit, longestSide))),
    derive: (read, encode) => queue(() => readAnd(read, encode)),
    pending: () => places.activeCount + places.pendingCount,
  };
}

async function inTime<Value>(work: () => Promise<Value>, patience: number): Promise<Value> {
  const ended = new AbortController();
  const hangs = pause(patience, null, { signal: ended.signal }).then(() => {
    throw new Error(`A picture was given up, which has been in work for ${patience} milliseconds.`);
  });
  try {
    return await Promise.race([work(), hangs]);
  } finally {
    ended.abort();
  }
}
