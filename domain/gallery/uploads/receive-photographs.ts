import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";

import type { EncodedPicture } from "#platform/images/photograph.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { fingerprintOf } from "#platform/temporary-upload.ts";
import { objectNameFor } from "../pictures/object-names.ts";
import { type PictureFacts, pictureUrl } from "../pictures/picture-facts.ts";
import { claimName, forgetPictures, pictureOfKey } from "../pictures/picture-rows.ts";
import type { PhotographRefusal, PictureStore, ReceivedPhotograph } from "../pictures/picture-store.ts";
import { photographRefusal } from "./photograph-refusal.ts";

type Outcome = Result<PictureFacts, PhotographRefusal>;

/** By what a photograph is known when it is sent again. */
interface Mark {
  uploadKey: string;
  fingerprint: string;
}

const keyTaken: PhotographRefusal = {
  reason: "key taken",
  message: "Another photograph has already arrived in the place of this one. Please choose it again.",
};

/**
 * How photographs come onto the shelf: their name and key are claimed first, then the file is written. Whatever
 * ends the process between the two, a second try under the same key completes the first. `onStored` hears of
 * every picture whose file has been written.
 */
export function receivePhotographs(parts: {
  db: Kysely<Database>;
  files: FileStore;
  encoder: PictureEncoder;
  clock: Clock;
  log: Log;
  onStored(objectName: string, width: number): void;
}): PictureStore["receive"] {
  const { db, files, encoder, clock, log, onStored } = parts;
  const inWork = new Map<string, Promise<unknown>>();

  /** Photographs under one key are taken one after the other: the later finds what the earlier has stored. */
  async function inTurn(uploadKey: string, take: () => Promise<Outcome>): Promise<Outcome> {
    const earlier = inWork.get(uploadKey) ?? Promise.resolve();
    const mine = earlier.then(take, take);
    inWork.set(uploadKey, mine);
    try {
      return await mine;
    } finally {
      if (inWork.get(uploadKey) === mine) inWork.delete(uploadKey);
    }
  }

  async function takeOnce(photograph: ReceivedPhotograph, mark: Mark): Promise<Outcome> {
    const known = await pictureOfKey(db, mark.uploadKey);
    if (known === null) return take(photograph, mark);
    if (known.fingerprint !== mark.fingerprint) return refused(keyTaken);
    if (await files.exists(known.objectName)) return accepted(known.facts);
    const encoded = await encode(photograph);
    if (encoded.ok) await store(known.objectName, encoded.value);
    return encoded.ok ? accepted(known.facts) : encoded;
  }

  async function take(photograph: ReceivedPhotograph, mark: Mark | null): Promise<Outcome> {
    const encoded = await encode(photograph);
    if (!encoded.ok) return encoded;
    const objectName = await claim(photograph, encoded.value, mark);
    if (objectName === null) return takenElsewhere(photograph, mark);
    await store(objectName, encoded.value);
    const { width, height, placeholder } = encoded.value;
    return accepted({ url: pictureUrl(objectName), width, height, placeholder });
  }

  /** Another process on the same database was first with this key. */
  async function takenElsewhere(photograph: ReceivedPhotograph, mark: Mark | null): Promise<Outcome> {
    if (mark === null) throw new Error("a photograph without a key lost its key to another");
    return takeOnce(photograph, mark);
  }

  async function encode(photograph: ReceivedPhotograph): Promise<Result<EncodedPicture, PhotographRefusal>> {
    const taken = await encoder.encode(photograph.path);
    if (taken.ok) return taken;
    log.info({ fault: taken.refusal }, "a photograph was refused");
    return refused({ reason: "invalid", message: photographRefusal(taken.refusal) });
  }

  /** The claimed name, or null when the key belongs to another picture by now. */
  async function claim(
    photograph: ReceivedPhotograph,
    { width, height, placeholder }: EncodedPicture,
    mark: Mark | null,
  ): Promise<string | null> {
    const arrivedAt = clock.now();
    const facts = { width, height, placeholder, is_warm: 0, created_at: arrivedAt.toISOString() };
    const key = { upload_key: mark?.uploadKey ?? null, fingerprint: mark?.fingerprint ?? null };
    for (let attempt = 0; attempt < 5; attempt++) {
      const distinction = attempt === 0 ? undefined : randomUUID().slice(0, 8);
      const object_name = objectNameFor(photograph, arrivedAt, distinction);
      if (await claimName(db, { object_name, ...facts, ...key })) return object_name;
      if (mark !== null && (await pictureOfKey(db, mark.uploadKey)) !== null) return null;
    }
    throw new Error("no free name could be found for a picture");
  }

  async function store(objectName: string, { bytes, width }: EncodedPicture): Promise<void> {
    try {
      await files.write(objectName, bytes, "image/jpeg");
    } catch (error) {
      await forgetPictures(db, [objectName]).catch((cause) =>
        log.error(
          { err: cause, objectName },
          "a picture that could not be stored keeps its name until the sweep",
        ),
      );
      throw new Error("a picture could not be stored", { cause: error });
    }
    onStored(objectName, width);
  }

  return async (photograph) => {
    if (photograph.uploadKey === undefined) return take(photograph, null);
    // A photograph that changes sides in its pair becomes another picture: its name says which side it is.
    const uploadKey = `${photograph.role}_${photograph.uploadKey}`;
    const fingerprint = await fingerprintOf(photograph.path);
    return inTurn(uploadKey, () => takeOnce(photograph, { uploadKey, fingerprint }));
  };
}
