import { type Result, refused } from "#platform/result.ts";
import { createTurns, type Turn } from "#platform/turns.ts";
import type { EncodedPhotograph, EncodedPicture, PhotographFault, PhotographLimits } from "./photograph.ts";
import type { PictureEdit } from "./picture-edit.ts";
import type { Post } from "./post-picture.ts";
import {
  type Derivation,
  edited,
  encoded,
  inspected,
  type PictureCall,
  pictureBytes,
} from "./process/picture-call.ts";
import {
  createPictureProcesses,
  PictureGivenUp,
  type PictureProcesses,
} from "./process/picture-processes.ts";
import { patience } from "./process/process-limits.ts";

/** In processes of their own: a bad end costs only a picture. */
export interface PictureEncoder {
  /** Decodes nothing. */
  judge(path: string): Promise<Result<unknown, PhotographFault>>;
  encode(path: string): Promise<Result<EncodedPhotograph, PhotographFault>>;
  encodeSmall(path: string, sender: string): Promise<Result<EncodedPicture, PhotographFault>>;
  edit(read: () => Promise<Buffer | null>, edit: PictureEdit): Promise<EncodedPicture | null>;
  derive(read: () => Promise<Buffer | null>, derivation: Derivation): Promise<Buffer | null>;
  post(read: () => Promise<(Buffer | null)[]>, post: Post): Promise<Buffer | null>;
  draw(svg: string): Promise<Buffer>;
  pending(): number;
  stop(): void;
}

/** In bytes of what is decoded. */
const heavyPhotograph = 60_000_000;

const site: Turn = { sender: null, isHeavy: false };

/** Works on two pictures at a time, one heavy; `longestSide` is in pixels. */
export function createPictureEncoder(
  limits: PhotographLimits,
  longestSide: number,
  processes: PictureProcesses = createPictureProcesses(),
): PictureEncoder {
  const turns = createTurns(2);
  const run = (call: PictureCall) => processes.run(call, AbortSignal.timeout(patience));

  function readAnd(read: () => Promise<Buffer | null>, callOf: (picture: Buffer) => PictureCall) {
    return async () => {
      const picture = await read();
      return picture === null ? null : run(callOf(picture));
    };
  }

  async function inspect(path: string, wantsOriginal: boolean, sender: string | null) {
    const call = { task: "inspect", path, limits, wantsOriginal } as const;
    return inspected.parse(await turns.take({ sender, isHeavy: false }, () => run(call)));
  }

  async function inspectAndEncode(path: string, wantsOriginal: boolean, sender: string | null) {
    try {
      const found = await inspect(path, wantsOriginal, sender);
      if (!found.ok) return found;
      const photograph = found.value;
      const isHeavy = photograph.weight > heavyPhotograph;
      const encode = () => run({ task: "encode", photograph, longestSide });
      return encoded.parse(await turns.take({ sender, isHeavy }, encode));
    } catch (error) {
      return refusedWhenGivenUp(error);
    }
  }

  return {
    judge: (path) => inspect(path, false, null).catch(refusedWhenGivenUp),
    encode: (path) => inspectAndEncode(path, true, null),
    encodeSmall: (path, sender) => inspectAndEncode(path, false, sender),
    async edit(read, edit) {
      const made = await turns.take(
        { ...site, isHeavy: true },
        readAnd(read, (picture) => ({ task: "edit", picture, edit, longestSide })),
      );
      return made === null ? null : edited.parse(made);
    },
    async derive(read, derivation) {
      const made = await turns.take(
        site,
        readAnd(read, (picture) => ({ ...derivation, picture })),
      );
      return made === null ? null : pictureBytes.parse(made);
    },
    async post(read, post) {
      const made = await turns.take(site, async () => {
        const pictures = await read();
        return pictures.every((picture) => picture !== null) ? run({ task: "post", pictures, post }) : null;
      });
      return made === null ? null : pictureBytes.parse(made);
    },
    draw: async (svg) => pictureBytes.parse(await turns.take(site, () => run({ task: "draw", svg }))),
    pending: turns.pending,
    stop: processes.stop,
  };
}

function refusedWhenGivenUp(error: unknown) {
  if (error instanceof PictureGivenUp) return refused(faultOf(error));
  throw error;
}

function faultOf({ what, message }: PictureGivenUp): PhotographFault {
  return what === "time" ? { kind: "too slow" } : { kind: "too demanding", detail: message };
}
