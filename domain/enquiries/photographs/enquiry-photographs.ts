import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isOwnStore } from "#domain/gallery/gallery.ts";
import { type Clock, day } from "#platform/clock.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import type { EncodedPicture, PhotographFault } from "#platform/images/photograph.ts";
import type { PictureEncoder } from "#platform/images/picture-encoder.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { withTemporaryFile } from "#platform/temporary-upload.ts";
import { photographFile } from "./photograph-file.ts";

export interface EnquiryPhotograph {
  id: string;
  width: number;
  height: number;
  placeholder: string;
}

export interface RefusedPhotograph {
  name: string;
  fault: PhotographFault;
}

export interface SentPhotographs {
  photographs: readonly File[];
  sender: string;
}

export interface EnquiryPhotographs {
  /** All or none. Throws where they cannot be written. */
  keep(enquiryId: string, sent: SentPhotographs): Promise<Result<void, RefusedPhotograph>>;
  list(enquiryId: string): Promise<EnquiryPhotograph[]>;
  /** `small` is a WebP of 480 pixels. */
  read(enquiryId: string, id: string, size: "small" | "large"): Promise<Buffer | null>;
  /** Also from the bin. */
  stored(id: string): Promise<Buffer | null>;
  removeOf(enquiryIds: readonly string[]): Promise<void>;
  sweep(): Promise<number>;
}

/** Pixels. */
const smallWidth = 480;
const largestBytes = 25 * 1024 * 1024;

/** In turns with the gallery's pictures. */
export function createEnquiryPhotographs(parts: {
  database: { db: Kysely<Database> };
  files: FileStore;
  encoder: PictureEncoder;
  clock: Clock;
}): EnquiryPhotographs {
  const { files, encoder, clock } = parts;
  const { db } = parts.database;

  async function encode(
    photograph: File,
    sender: string,
  ): Promise<Result<EncodedPicture, RefusedPhotograph>> {
    const arrived = await withTemporaryFile(photograph.stream(), largestBytes, (path) =>
      encoder.encodeSmall(path, sender),
    );
    if (!arrived.ok) throw new Error("a photograph could not be read", { cause: arrived.refusal });
    const encoded = arrived.value;
    return encoded.ok ? encoded : refused({ name: photograph.name, fault: encoded.refusal });
  }

  /** The rows go last, so that a failure can be found by them. */
  async function remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    if (!(await isOwnStore({ db, files }))) throw new Error("the store is not this database's");
    for (const id of ids) await files.remove(photographFile(id));
    for (const chunk of inChunks(ids)) {
      await db.deleteFrom("enquiry_photographs").where("id", "in", chunk).execute();
    }
  }

  async function removeOf(enquiryIds: readonly string[]): Promise<void> {
    for (const chunk of inChunks(enquiryIds)) {
      const rows = db.selectFrom("enquiry_photographs").select("id").where("enquiry_id", "in", chunk);
      await remove((await rows.execute()).map(({ id }) => id));
    }
  }

  return {
    async keep(enquiryId, { photographs, sender }) {
      const encoded: EncodedPicture[] = [];
      for (const photograph of photographs) {
        const one = await encode(photograph, sender);
        if (!one.ok) return one;
        encoded.push(one.value);
      }
      if (encoded.length === 0) return accepted(undefined);
      const created_at = clock.now().toISOString();
      const kept = encoded.map(({ bytes, width, height, placeholder }, place) => {
        const row = {
          id: randomUUID(),
          enquiry_id: enquiryId,
          place,
          width,
          height,
          placeholder,
          created_at,
        };
        return { row, bytes };
      });
      await db
        .insertInto("enquiry_photographs")
        .values(kept.map(({ row }) => row))
        .execute();
      for (const { row, bytes } of kept) await files.write(photographFile(row.id), bytes, "image/jpeg");
      return accepted(undefined);
    },

    list: (enquiryId) =>
      db
        .selectFrom("enquiry_photographs")
        .select(["id", "width", "height", "placeholder"])
        .where("enquiry_id", "=", enquiryId)
        .orderBy("place")
        .execute(),

    async read(enquiryId, id, size) {
      const known = await db
        .selectFrom("enquiry_photographs")
        .innerJoin("enquiries", "enquiries.id", "enquiry_photographs.enquiry_id")
        .select("enquiry_photographs.id")
        .where("enquiry_photographs.id", "=", id)
        .where("enquiries.id", "=", enquiryId)
        .executeTakeFirst();
      if (known === undefined) return null;
      const read = () => files.read(photographFile(known.id));
      return size === "large"
        ? read()
        : encoder.derive(read, { task: "size", width: smallWidth, format: "webp" });
    },

    stored: (id) => files.read(photographFile(id)),
    removeOf,

    async sweep() {
      const deadline = new Date(clock.now().getTime() - day).toISOString();
      const unowned = await db
        .selectFrom("enquiry_photographs")
        .select("id")
        .where("created_at", "<", deadline)
        .where("enquiry_id", "not in", db.selectFrom("enquiries").select("id"))
        .where("enquiry_id", "not in", db.selectFrom("bin").select("id"))
        .execute();
      await remove(unowned.map(({ id }) => id));
      return unowned.length;
    },
  };
}
