import type { Insertable, Selectable, Transaction } from "kysely";
import { isKeptBack } from "#domain/gallery/images/image-rows.ts";
import { type Focus, objectNameOf, type PictureFacts } from "#domain/gallery/pictures/picture-facts.ts";
import { factsByUrl } from "#domain/gallery/pictures/picture-rows.ts";
import { outdatedVersions } from "#domain/kept-versions.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { perRevision } from "#platform/database/per-revision.ts";
import type { Database, PlacePicturesTable } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { createDocuments, type DocumentRefusal } from "./documents.ts";
import { standingRows } from "./place-rows.ts";

export interface PlacedPicture {
  picture: PictureFacts;
  focus: Focus;
}

/** Nothing: our own picture stands there. A document has its name, and no picture. */
export interface PlaceContent {
  /** Public URL of a stored picture. */
  url: string | null;
  document: string | null;
  focus: Focus;
}

export interface StoredPlace extends PlaceContent {
  /** 0 while nothing was ever put there. */
  version: number;
}

/** `version` is the one seen before the change. */
export interface PlaceChange extends PlaceContent {
  place: string;
  version: number;
  /** E-mail address. */
  changedBy: string;
}

/** `changed`: by somebody else meanwhile. `gone`: the picture is stored no longer, or in the bin. */
export type PlaceRefusal = "changed" | "gone";

/** What the site shows, by place; a place without an entry shows our own picture. */
export interface Placed {
  pictures: ReadonlyMap<string, PlacedPicture>;
  documents: ReadonlyMap<string, string>;
}

/** The pictures that the owner has put into places of the site. */
export interface SitePictures {
  /** Read once per content revision. */
  current(): Promise<Placed & { isOutdated: boolean }>;
  place(place: string): Promise<StoredPlace>;
  /** Whether visitors see the picture around this point in one of them. */
  isShownAround(url: string, focus: Focus): Promise<boolean>;
  /** A document, to be put into a place. */
  receiveDocument(path: string): Promise<Result<string, DocumentRefusal>>;
  /** Null where it stands in no place. */
  readDocument(name: string): Promise<Buffer | null>;
  /** Answers the version before and the one that stands now. */
  put(change: PlaceChange): Promise<Result<{ before: StoredPlace; now: StoredPlace }, PlaceRefusal>>;
}

/** Undo finds the one before; their pictures are kept, and those that each day began and ended with. */
const versionsKept = 5;
const nothing: StoredPlace = { version: 0, url: null, document: null, focus: { x: 50, y: 50 } };
const noPictures: Placed = { pictures: new Map(), documents: new Map() };

/** The places on the database. */
export function createSitePictures(parts: {
  database: Pick<OpenDatabase, "db" | "engine" | "revision">;
  files: FileStore;
  clock: Clock;
  log: Log;
}): SitePictures {
  const { database, clock, log } = parts;
  const { db, revision } = database;
  const documents = createDocuments(parts);
  const current = perRevision<Placed>({
    revision,
    log,
    fault: "The pictures of the site could not be read.",
    read: async () => {
      const rows = await standingRows(db).selectAll("place").execute();
      return placedOf(rows, await factsByUrl(db, rows.map(({ url }) => url ?? "").filter(Boolean)));
    },
    otherwise: () => noPictures,
  });

  return {
    async current() {
      const { value, isOutdated } = await current();
      return { ...value, isOutdated };
    },

    async place(place) {
      const row = await standingRows(db)
        .selectAll("place")
        .where("place.place", "=", place)
        .executeTakeFirst();
      return row === undefined ? nothing : storedPlace(row);
    },

    async isShownAround(url, { x, y }) {
      const { value } = await current();
      return [...value.pictures.values()].some(
        ({ picture, focus }) => picture.url === url && focus.x === x && focus.y === y,
      );
    },

    receiveDocument: documents.receive,

    async readDocument(name) {
      const { value } = await current();
      return [...value.documents.values()].includes(name) ? documents.read(name) : null;
    },

    async put(change) {
      if (change.document !== null && !(await documents.exists(change.document))) return refused("gone");
      return db.transaction().execute(async (trx) => {
        await revision.lock(trx);
        const rows = await versionsOf(trx, change.place);
        const before = rows[0] === undefined ? nothing : storedPlace(rows[0]);
        if (before.version !== change.version) return refused("changed");
        if (!(await isThere(trx, database, change, rows))) return refused("gone");
        await revision.increment(trx);
        const row = rowOf(change, clock.now());
        await trx.insertInto("place_pictures").values(row).execute();
        const outdated = outdatedVersions([row, ...rows], versionsKept);
        if (outdated.length > 0) {
          await trx
            .deleteFrom("place_pictures")
            .where("place", "=", change.place)
            .where("version", "in", outdated)
            .execute();
        }
        return accepted({ before, now: storedPlace(row) });
      });
    },
  };
}

type Row = Selectable<PlacePicturesTable>;

function versionsOf(trx: Transaction<Database>, place: string): Promise<Row[]> {
  return trx
    .selectFrom("place_pictures")
    .selectAll()
    .where("place", "=", place)
    .orderBy("version", "desc")
    .execute();
}

/** Whether the picture may stand there. Holds it: the sweep does not remove it until the transaction ends. */
async function isThere(
  trx: Transaction<Database>,
  { engine }: Pick<OpenDatabase, "engine">,
  { url }: PlaceContent,
  rows: readonly Row[],
): Promise<boolean> {
  if (url === null) return true;
  const stored = await trx
    .selectFrom("pictures")
    .select("object_name")
    .where("object_name", "=", objectNameOf(url) ?? "")
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  if (stored === undefined) return false;
  // What stood here before comes back even if its image was deleted meanwhile.
  return rows.some((row) => row.url === url) || !(await isKeptBack(trx, url));
}

function rowOf({ place, version, url, document, focus, changedBy }: PlaceChange, now: Date) {
  return {
    ...{ place, version: version + 1, url, document, focus_x: focus.x, focus_y: focus.y },
    ...{ changed_at: now.toISOString(), changed_by: changedBy },
  } satisfies Insertable<PlacePicturesTable>;
}

function storedPlace({ version, url, document, focus_x, focus_y }: Row): StoredPlace {
  return { version, url, document, focus: { x: focus_x, y: focus_y } };
}

function placedOf(rows: readonly Row[], facts: ReadonlyMap<string, PictureFacts>): Placed {
  const pictures = new Map<string, PlacedPicture>();
  const documents = new Map<string, string>();
  for (const row of rows) {
    const picture = facts.get(row.url ?? "");
    if (picture !== undefined) pictures.set(row.place, { picture, focus: storedPlace(row).focus });
    if (row.document !== null) documents.set(row.place, row.document);
  }
  return { pictures, documents };
}
