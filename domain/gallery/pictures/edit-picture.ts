import { randomUUID } from "node:crypto";
import { isUnedited, type PictureEdit } from "#platform/images/picture-edit.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import { madeOf, noteEdit } from "./picture-edits.ts";
import {
  objectNameFor,
  objectNameOf,
  originalNameOf,
  type PictureMetadata,
  type PictureRole,
  pictureUrl,
} from "./picture-metadata.ts";
import { claimName, metadataByUrl } from "./picture-rows.ts";
import { readOriginal, type WriterParts, writePicture } from "./stored-picture.ts";

/** Edits the picture's source, which it answers where nothing is left to do. Null where the file is gone. */
export async function editPicture(
  parts: WriterParts & { encoder: PictureEncoder },
  { url, role, edit }: { url: string; role: PictureRole; edit: PictureEdit },
): Promise<PictureMetadata | null> {
  const { db, files, clock, encoder } = parts;
  const { sourceUrl } = await madeOf(db, url);
  if (isUnedited(edit)) return (await metadataByUrl(db, [sourceUrl])).get(sourceUrl) ?? null;
  const source = objectNameOf(sourceUrl) ?? "";
  const encoded = await encoder.edit(() => readOriginal(files, source), edit);
  if (encoded === null) return null;
  const { width, height, placeholder } = encoded;
  const now = clock.now();
  const named = { role, index: 0, originalName: originalNameOf(source) };
  const object_name = objectNameFor(named, now, randomUUID().slice(0, 8));
  const facts = { width, height, placeholder };
  const row = { object_name, ...facts, is_warm: 0, created_at: now.toISOString() };
  const isClaimed = await db.transaction().execute(async (trx) => {
    if (!(await claimName(trx, { ...row, upload_key: null, file_hash: null }))) return false;
    await noteEdit(trx, object_name, { sourceUrl, edit });
    return true;
  });
  if (!isClaimed) throw new Error("no free name could be found for a picture");
  await writePicture(parts, object_name, encoded);
  return { url: pictureUrl(object_name), ...facts };
}
