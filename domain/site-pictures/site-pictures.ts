import type { Transaction } from "kysely";
import { z } from "zod";
import {
  contentsIn,
  createDocuments,
  type DocumentKind,
  type DocumentVersion,
  type PublishRefusal,
} from "#domain/documents/documents.ts";
import {
  type Focus,
  isKeptBack,
  metadataByUrl,
  objectNameOf,
  type PictureMetadata,
} from "#domain/gallery/gallery.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { revisionCache } from "#platform/database/revision-cache.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";
import { createPdfFiles, type PdfRefusal } from "./pdf-files.ts";

export interface PlacedPicture {
  picture: PictureMetadata;
  focus: Focus;
}

const placeContent = z.object({
  url: z.string().nullable(),
  document: z.string().nullable(),
  focus: z.object({ x: z.int(), y: z.int() }),
});

export type PlaceContent = z.output<typeof placeContent>;

export interface StoredPlace extends PlaceContent {
  version: number;
}

export interface PlaceVersion extends StoredPlace, Pick<DocumentVersion, "changedAt" | "changedBy"> {}

export interface PlaceChange extends PlaceContent {
  place: string;
  version: number;
  changedBy: string;
  isDraft?: boolean;
}

export type PlaceRefusal = PublishRefusal;

export interface Placed {
  pictures: ReadonlyMap<string, PlacedPicture>;
  documents: ReadonlyMap<string, string>;
}

export interface SitePictures {
  current(): Promise<Placed & { isOutdated: boolean }>;
  drafted(): Promise<Placed>;
  place(place: string): Promise<StoredPlace>;
  history(place: string): Promise<PlaceVersion[]>;
  draftedPlace(place: string): Promise<{ open: StoredPlace; standing: StoredPlace }>;
  isShownAround(url: string, focus: Focus): Promise<boolean>;
  receiveDocument(path: string): Promise<Result<string, PdfRefusal>>;
  readDocument(name: string): Promise<Buffer | null>;
  put(change: PlaceChange): Promise<Result<{ before: StoredPlace; now: StoredPlace }, PlaceRefusal>>;
  publish(place: string, changedBy: string, over?: number): Promise<Result<void, PublishRefusal>>;
}

const folder = "pictures";
const nothing: PlaceContent = { url: null, document: null, focus: { x: 50, y: 50 } };
const noPictures: Placed = { pictures: new Map(), documents: new Map() };

const read = (content: string | undefined): PlaceContent =>
  content === undefined ? nothing : placeContent.parse(JSON.parse(content));

const keyOf = (place: string) => `${folder}/${place}`;
const storedOf = (version: DocumentVersion | undefined): StoredPlace => ({
  version: version?.version ?? 0,
  ...read(version?.content),
});

/** Places where the owner's picture or PDF stands. */
export async function placedNow(db: OpenDatabase["db"]): Promise<Set<string>> {
  const rows = [...(await contentsIn(db, folder))].map(([place, row]) => ({ place, ...read(row.content) }));
  return new Set(
    rows.filter(({ url, document }) => url !== null || document !== null).map(({ place }) => place),
  );
}

/** The places on the database. */
export function createSitePictures(parts: {
  database: Pick<OpenDatabase, "db" | "engine" | "revision">;
  files: FileStore;
  clock: Clock;
  log: Log;
}): SitePictures {
  const { database, log } = parts;
  const { db, engine, revision } = database;
  const documents = createDocuments(parts);
  const pdfFiles = createPdfFiles(parts);

  const kind: DocumentKind<PlaceContent> = {
    read,
    write: (content) => JSON.stringify(content),
    parse: () => null,
    versionsKept: 5,
    pictureOf: ({ url }) => url,
    isThere: async (trx, { url }, versions) =>
      url === null ||
      ((await holdPicture(trx, engine, url)) &&
        // What stood here may come back even if its image was deleted.
        (versions.some(({ content }) => read(content).url === url) || !(await isKeptBack(trx, url)))),
  };

  async function readPlaced(options?: { drafts: boolean }): Promise<Placed> {
    const rows = await contentsIn(db, folder, options);
    const contents = [...rows].map(([place, { content }]) => ({ place, ...read(content) }));
    const facts = await metadataByUrl(db, contents.map(({ url }) => url ?? "").filter(Boolean));
    return placedOf(contents, facts);
  }

  const current = revisionCache<Placed>({
    revision,
    log,
    fault: "The pictures of the site could not be read.",
    read: () => readPlaced(),
    otherwise: () => noPictures,
  });

  return {
    async current() {
      const { value, isOutdated } = await current();
      return { ...value, isOutdated };
    },

    drafted: () => readPlaced({ drafts: true }),

    async place(place) {
      return storedOf((await documents.history(keyOf(place)))[0]);
    },

    async history(place) {
      const versions = await documents.history(keyOf(place));
      return versions.map((version) => {
        const { changedAt, changedBy } = version;
        return { ...storedOf(version), changedAt, changedBy };
      });
    },

    async draftedPlace(place) {
      const versions = await documents.history(keyOf(place), { drafts: true });
      const standing = versions.find(({ state }) => state === "live");
      return { open: storedOf(versions[0]), standing: storedOf(standing) };
    },

    async publish(place, changedBy, over) {
      const published = await documents.publish(kind, keyOf(place), changedBy, over);
      return published.ok ? accepted(undefined) : refused(published.refusal.kind);
    },

    async isShownAround(url, { x, y }) {
      const { value } = await current();
      return [...value.pictures.values()].some(
        ({ picture, focus }) => picture.url === url && focus.x === x && focus.y === y,
      );
    },

    receiveDocument: pdfFiles.receive,

    async readDocument(name) {
      const { value } = await current();
      return [...value.documents.values()].includes(name) ? pdfFiles.read(name) : null;
    },

    async put({ place, version, changedBy, url, document, focus, isDraft = false }) {
      if (document !== null && !(await pdfFiles.exists(document))) return refused("gone");
      const edit = { key: keyOf(place), version, changedBy, value: { url, document, focus } };
      const put = await documents[isDraft ? "saveDraft" : "save"](kind, edit);
      if (!put.ok) return refused(put.refusal.kind);
      const [now, before] = put.value.map(storedOf);
      if (now === undefined) throw new Error(`Nothing stands in ${place} after it was changed.`);
      return accepted({ before: before ?? storedOf(undefined), now });
    },
  };
}

async function holdPicture(
  trx: Transaction<Database>,
  engine: OpenDatabase["engine"],
  url: string,
): Promise<boolean> {
  const stored = await trx
    .selectFrom("pictures")
    .select("object_name")
    .where("object_name", "=", objectNameOf(url) ?? "")
    .$if(engine === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
  return stored !== undefined;
}

function placedOf(
  contents: readonly (PlaceContent & { place: string })[],
  facts: ReadonlyMap<string, PictureMetadata>,
): Placed {
  const pictures = new Map<string, PlacedPicture>();
  const documents = new Map<string, string>();
  for (const { place, url, document, focus } of contents) {
    const picture = facts.get(url ?? "");
    if (picture !== undefined) pictures.set(place, { picture, focus });
    if (document !== null) documents.set(place, document);
  }
  return { pictures, documents };
}
