import { join } from "node:path";
import {
  createEnquiryPhotographs,
  type EnquiryPhotographs,
} from "#domain/enquiries/photographs/enquiry-photographs.ts";
import { photographLimits, storedLongestSide } from "#domain/gallery/uploads/upload-rules.ts";
import { systemClock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { createPictureEncoder } from "#platform/images/picture-encoder.ts";
import { openFileStore } from "#platform/storage/open.ts";

/** For enquiries on a database of its own: the files would lie in the folder, which is made when there is one. */
export function photographsIn(
  folder: string,
  { database, clock = systemClock }: { database: Pick<OpenDatabase, "db">; clock?: { now(): Date } },
): EnquiryPhotographs {
  return createEnquiryPhotographs({
    database,
    files: openFileStore({ url: null, dataDir: join(folder, "photographs") }),
    encoder: createPictureEncoder(photographLimits, storedLongestSide),
    clock,
  });
}
