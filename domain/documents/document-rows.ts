import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

export interface DocumentVersion {
  version: number;
  state: "draft" | "live";
  /** JSON. */
  content: string;
  /** UTC, ISO 8601. */
  changedAt: string;
  /** E-mail address. */
  changedBy: string;
}

/** `base` is the live version that was seen. */
export type StoredVersion = DocumentVersion & { base: number };

const stored = (db: Kysely<Database>) =>
  db
    .selectFrom("documents")
    .select(["version", "state", "base", "content", "changed_at as changedAt", "changed_by as changedBy"])
    .orderBy("version", "desc");

/** Newest first, a draft among them. */
export function versionsOf(db: Kysely<Database>, key: string): Promise<StoredVersion[]> {
  return stored(db).where("key", "=", key).execute();
}

/** The longest begun first. */
export function draftsOf(db: Kysely<Database>) {
  return db
    .selectFrom("documents")
    .select(["key", "version", "changed_at as changedAt", "changed_by as changedBy"])
    .where("state", "=", "draft")
    .orderBy("changed_at")
    .orderBy("key")
    .execute();
}

const isIn = (folder: string) => `${folder}/%`;
const nameIn = (folder: string, key: string) => key.slice(folder.length + 1);

/** Versions by name in the folder, newest first. */
export async function historiesIn(
  db: Kysely<Database>,
  folder: string,
): Promise<Map<string, DocumentVersion[]>> {
  const query = stored(db).select("key").where("state", "=", "live").where("key", "like", isIn(folder));
  return Map.groupBy(await query.execute(), ({ key }) => nameIn(folder, key));
}

/** The standing version of every document ever saved. */
export function standingRows(db: Kysely<Database>) {
  return db
    .selectFrom("documents as document")
    .where("document.state", "=", "live")
    .where("document.version", "=", (eb) =>
      eb
        .selectFrom("documents as later")
        .select((later) => later.fn.max("later.version").as("newest"))
        .whereRef("later.key", "=", "document.key")
        .where("later.state", "=", "live"),
    );
}

/** Standing contents by name, with drafts where asked for. */
export async function contentsIn(
  db: Kysely<Database>,
  folder: string,
  { drafts = false } = {},
): Promise<Map<string, { version: number; content: string }>> {
  const rows = await standingRows(db)
    .select(["document.key", "document.version", "document.content"])
    .where("document.key", "like", isIn(folder))
    .orderBy("document.key")
    .execute();
  if (drafts) {
    const drafted = db.selectFrom("documents").select(["key", "version", "content"]);
    rows.push(...(await drafted.where("state", "=", "draft").where("key", "like", isIn(folder)).execute()));
  }
  return new Map(rows.map(({ key, ...row }) => [nameIn(folder, key), row] as const));
}

/** Pictures in all versions that stand or may come back. */
export function documentPictures(db: Kysely<Database>) {
  return db
    .selectFrom("documents")
    .select("picture_url as url")
    .where("picture_url", "is not", null)
    .$narrowType<{ url: string }>();
}
