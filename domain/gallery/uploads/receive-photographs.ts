import { randomUUID } from "node:crypto";
import type { EncodedPhotograph, PhotographFault } from "#platform/images/photograph.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { hashOfFile } from "#platform/temporary-upload.ts";
import {
  objectNameFor,
  type PictureMetadata,
  type PictureRole,
  pictureUrl,
} from "../pictures/picture-metadata.ts";
import { claimName, pictureOfKey } from "../pictures/picture-rows.ts";
import { type WriterParts, writePicture } from "../pictures/stored-picture.ts";

export interface ReceivedPhotograph {
  path: string;
  role: PictureRole;
  index: number;
  originalName: string;
  uploadKey?: string;
  chosenHash?: string;
}

export type PhotographRefusal = { reason: "invalid"; fault: PhotographFault } | { reason: "key taken" };

type Outcome = Result<PictureMetadata, PhotographRefusal>;

interface Identity {
  uploadKey: string;
  fileHash: string;
}

/** Claims name and key before it writes, so that a second try goes on. */
export function receivePhotographs(
  parts: WriterParts & { encoder: PictureEncoder },
): (photograph: ReceivedPhotograph) => Promise<Outcome> {
  const { db, files, encoder, clock, log } = parts;
  const inProgress = new Map<string, Promise<unknown>>();

  async function inTurn(uploadKey: string, store: () => Promise<Outcome>): Promise<Outcome> {
    const earlier = inProgress.get(uploadKey) ?? Promise.resolve();
    const mine = earlier.then(store, store);
    inProgress.set(uploadKey, mine);
    try {
      return await mine;
    } finally {
      if (inProgress.get(uploadKey) === mine) inProgress.delete(uploadKey);
    }
  }

  async function storeOnce(photograph: ReceivedPhotograph, identity: Identity): Promise<Outcome> {
    const known = await pictureOfKey(db, identity.uploadKey);
    if (known === null) return storeNew(photograph, identity);
    if (known.fileHash !== identity.fileHash) return refused({ reason: "key taken" });
    if (await files.exists(known.objectName)) return accepted(known.facts);
    const encoded = await encode(photograph);
    if (!encoded.ok) return encoded;
    await writePicture(parts, known.objectName, encoded.value);
    return accepted(known.facts);
  }

  async function storeNew(photograph: ReceivedPhotograph, identity: Identity | null): Promise<Outcome> {
    const encoded = await encode(photograph);
    if (!encoded.ok) return encoded;
    const { width, height, placeholder } = encoded.value;
    const now = clock.now();
    for (let attempt = 0; attempt < 5; attempt++) {
      const object_name = objectNameFor(photograph, now, attempt === 0 ? "" : randomUUID().slice(0, 8));
      if (await files.exists(object_name)) continue;
      const isClaimed = await claimName(db, {
        ...{ object_name, width, height, placeholder, is_warm: 0, created_at: now.toISOString() },
        upload_key: identity?.uploadKey ?? null,
        file_hash: identity?.fileHash ?? null,
        chosen_hash: photograph.chosenHash ?? identity?.fileHash ?? null,
      });
      if (isClaimed) {
        await writePicture(parts, object_name, encoded.value);
        return accepted({ url: pictureUrl(object_name), width, height, placeholder });
      }
      const isKeyTaken = identity !== null && (await pictureOfKey(db, identity.uploadKey)) !== null;
      if (isKeyTaken) return storeOnce(photograph, identity);
    }
    throw new Error("no free name could be found for a picture");
  }

  async function encode(
    photograph: ReceivedPhotograph,
  ): Promise<Result<EncodedPhotograph, PhotographRefusal>> {
    const encoded = await encoder.encode(photograph.path);
    if (encoded.ok) return encoded;
    log.info({ fault: encoded.refusal }, "a photograph was refused");
    return refused({ reason: "invalid", fault: encoded.refusal });
  }

  return async (photograph) => {
    if (photograph.uploadKey === undefined) return storeNew(photograph, null);
    const uploadKey = `${photograph.role}_${photograph.uploadKey}`;
    const fileHash = await hashOfFile(photograph.path);
    return inTurn(uploadKey, () => storeOnce(photograph, { uploadKey, fileHash }));
  };
}
