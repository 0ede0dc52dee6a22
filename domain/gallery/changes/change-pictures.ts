import type { Transaction } from "kysely";
import { rowId } from "#domain/values/row-id.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { GalleryImage } from "../images/gallery-image.ts";
import { storedImage } from "../images/image-rows.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { lastChange } from "./earlier-pictures.ts";
import { completePair } from "./in-work.ts";
import { holdPictures, problemWithPictures } from "./new-pictures.ts";
import type { AskedPictureChange, PictureChange, PictureChangeRefusal } from "./picture-change.ts";

type Outcome = Result<GalleryImage, PictureChangeRefusal>;
type Pictures = Pick<GalleryImage, "mainImageUrl" | "beforeImageUrl" | "afterImageUrl">;

const urlFields = { main: "mainImageUrl", before: "beforeImageUrl", after: "afterImageUrl" } as const;

/** All or nothing, and once for each key. */
export async function changePictures(
  parts: { database: OpenDatabase; pictures: Pick<PictureStore, "edit">; clock: Clock },
  asked: AskedPictureChange,
): Promise<Outcome> {
  const { database, pictures } = parts;
  if (!rowId.test(asked.id) || !rowId.test(asked.key)) return refused({ kind: "gone" });
  const { change } = asked;
  if (change.kind === "add") return add(parts, asked, change);
  if (change.kind !== "edit") return store(parts, asked, change);
  const known = await database.db.transaction().execute((trx) => validate(trx, database, asked));
  if (!known.ok || known.value.isDone) return known.ok ? accepted(known.value.image) : known;
  const url = known.value.image[urlFields[change.role]];
  if (url === null) return refused({ kind: "not possible" });
  const edited = await pictures.edit({ url, role: change.role, edit: change.edit });
  if (edited === null) return refused({ kind: "not received" });
  return store(parts, asked, { kind: "edited", role: change.role, url: edited.url });
}

type StoredChange = Exclude<PictureChange, { kind: "edit" }> | Edited;
interface Edited {
  kind: "edited";
  role: keyof typeof urlFields;
  url: string;
}

async function add(
  parts: { database: OpenDatabase; clock: Clock },
  asked: AskedPictureChange,
  change: Extract<PictureChange, { kind: "add" }>,
): Promise<Outcome> {
  const image = await storedImage(parts.database.db, asked.id);
  if (image?.afterImageUrl === change.url) return accepted(image);
  if (image?.inWorkSince == null) return store(parts, asked, change);
  if (change.role === "before") return refused({ kind: "not possible" });
  const { id, version } = asked;
  const completed = await completePair(parts, { id, version, afterUrl: change.url });
  if (completed.ok) return completed;
  const { refusal } = completed;
  return refused(refusal.kind === "picture" ? { kind: refusal.problem } : refusal);
}

function store(
  { database, clock }: { database: OpenDatabase; clock: Clock },
  asked: AskedPictureChange,
  change: StoredChange,
): Promise<Outcome> {
  const { id, key } = asked;
  return database.db.transaction().execute(async (trx) => {
    const validated = await validate(trx, database, asked);
    if (!validated.ok) return validated;
    const { image, isDone } = validated.value;
    if (isDone) return accepted(image);
    const now = clock.now();
    const earlier = change.kind === "undo" ? await lastChange(trx, id, now) : undefined;
    const next = change.kind === "undo" ? earlier && picturesOf(earlier) : picturesAfter(image, change);
    if (next == null) return refused({ kind: "not possible" });
    if (isEqual(next, image)) return accepted(image);
    const isNew = change.kind === "replace" || change.kind === "add";
    const problem = isNew ? await problemWithPictures(trx, database, [change.url]) : null;
    if (problem !== null) return refused({ kind: problem });
    if (!(await holdPictures(trx, database, urlsOf(next)))) return refused({ kind: "not received" });

    await database.revision.increment(trx);
    if (earlier === undefined) {
      await noteChange(trx, key, image, now);
    } else {
      const taken = trx.updateTable("picture_changes").where("change_key", "=", earlier.change_key);
      await taken.set({ undo_key: key }).execute();
    }
    await trx.updateTable("gallery_images").set(columnsOf(next)).where("id", "=", id).execute();
    const changed = await storedImage(trx, id);
    return changed === null ? refused({ kind: "gone" }) : accepted(changed);
  });
}

async function validate(
  trx: Transaction<Database>,
  database: OpenDatabase,
  { id, version, key }: AskedPictureChange,
): Promise<Result<{ image: GalleryImage; isDone: boolean }, PictureChangeRefusal>> {
  // Two tries of one change must wait for each other.
  await database.revision.lock(trx);
  const image = await storedImage(trx, id);
  if (image === null) return refused({ kind: "gone" });
  const done = await trx
    .selectFrom("picture_changes")
    .select("image_id")
    .where((eb) => eb.or([eb("change_key", "=", key), eb("undo_key", "=", key)]))
    .executeTakeFirst();
  if (done !== undefined) return accepted({ image, isDone: true });
  return image.version === version ? accepted({ image, isDone: false }) : refused({ kind: "newer", image });
}

function picturesAfter(image: Pictures, change: Exclude<StoredChange, { kind: "undo" }>): Pictures | null {
  const { mainImageUrl, beforeImageUrl, afterImageUrl } = image;
  const shown = { mainImageUrl, beforeImageUrl, afterImageUrl };
  switch (change.kind) {
    case "edited":
    case "replace": {
      const field = urlFields[change.role];
      return shown[field] === null ? null : { ...shown, [field]: change.url };
    }
    case "swap":
      if (beforeImageUrl === null || afterImageUrl === null) return null;
      return { ...shown, beforeImageUrl: afterImageUrl, afterImageUrl: beforeImageUrl };
    case "add": {
      const there = [mainImageUrl, beforeImageUrl, afterImageUrl].filter((url) => url !== null);
      const [only] = there;
      if (only === undefined || there.length > 1) return null;
      const sides = change.role === "before" ? [change.url, only] : [only, change.url];
      const [before = null, after = null] = sides;
      return { mainImageUrl: null, beforeImageUrl: before, afterImageUrl: after };
    }
  }
}

function urlsOf(pictures: Pictures): string[] {
  return Object.values(urlFields)
    .map((field) => pictures[field])
    .filter((url) => url !== null);
}

function isEqual(one: Pictures, other: Pictures): boolean {
  return Object.values(urlFields).every((field) => one[field] === other[field]);
}

async function noteChange(
  trx: Transaction<Database>,
  key: string,
  image: GalleryImage,
  now: Date,
): Promise<void> {
  const { id, version } = image;
  const row = { change_key: key, image_id: id, version, changed_at: now.toISOString(), undo_key: null };
  await trx
    .insertInto("picture_changes")
    .values({ ...row, ...columnsOf(image) })
    .execute();
}

function columnsOf({ mainImageUrl, beforeImageUrl, afterImageUrl }: Pictures) {
  return {
    main_image_url: mainImageUrl,
    before_image_url: beforeImageUrl,
    after_image_url: afterImageUrl,
  };
}

function picturesOf(row: ReturnType<typeof columnsOf>): Pictures {
  return {
    mainImageUrl: row.main_image_url,
    beforeImageUrl: row.before_image_url,
    afterImageUrl: row.after_image_url,
  };
}
