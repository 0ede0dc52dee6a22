import type { Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type DocumentVersion, draftsOf, type StoredVersion, versionsOf } from "./document-rows.ts";
import { outdatedVersions } from "./kept-versions.ts";
import { merge, touched } from "./merge.ts";

export {
  contentsIn,
  type DocumentVersion,
  documentPictures,
  historiesIn,
  standingRows,
} from "./document-rows.ts";

export interface DocumentKind<Value> {
  read(content: string | undefined): Value;
  /** Null where it is stored already. */
  write(value: Value, before: string | undefined): string | null;
  parse(merged: unknown): Value | null;
  /** Besides the first and last of each day; else 20. */
  versionsKept?: number;
  /** The picture is then not swept away. */
  pictureOf?(value: Value): string | null;
  /** Holds what it names until the transaction ends. */
  isThere?(trx: Transaction<Database>, value: Value, versions: readonly DocumentVersion[]): Promise<boolean>;
}

export interface DocumentEdit<Value> {
  key: string;
  value: Value;
  /** The one seen before the edit; 0 where the default stood. */
  version: number;
  /** E-mail address. */
  changedBy: string;
}

export interface DocumentRefusal {
  kind: "changed" | "gone";
  /** Newest first. */
  versions: DocumentVersion[];
}

export type PublishRefusal = DocumentRefusal["kind"];

/** Newest first; a draft before them. */
type Saved = Promise<Result<DocumentVersion[], DocumentRefusal>>;

export interface Documents {
  save<Value>(kind: DocumentKind<Value>, edit: DocumentEdit<Value>): Saved;
  saveDraft<Value>(kind: DocumentKind<Value>, edit: DocumentEdit<Value>): Saved;
  /** Does not merge with the version `over`, which was seen. */
  publish<Value>(kind: DocumentKind<Value>, key: string, changedBy: string, over?: number): Saved;
  discardDraft(key: string): Promise<void>;
  drafts(): Promise<Draft[]>;
  history(key: string, options?: { drafts: boolean }): Promise<DocumentVersion[]>;
}

export type Draft = Pick<DocumentVersion, "version" | "changedAt" | "changedBy"> & { key: string };

const usuallyKept = 20;

const next = (stored: readonly DocumentVersion[]) => (stored[0]?.version ?? 0) + 1;

/** Raises the content revision with what visitors see. */
export function createDocuments(parts: {
  database: Pick<OpenDatabase, "db" | "revision">;
  clock: Clock;
}): Documents {
  const { clock } = parts;
  const { db, revision } = parts.database;

  async function insert<Value>(
    trx: Transaction<Database>,
    kind: DocumentKind<Value>,
    { key, value, changedBy }: DocumentEdit<Value>,
    row: Pick<StoredVersion, "version" | "state" | "base" | "content">,
  ): Promise<DocumentVersion> {
    const changedAt = clock.now().toISOString();
    const picture_url = kind.pictureOf?.(value) ?? null;
    await trx
      .insertInto("documents")
      .values({ ...row, key, picture_url, changed_at: changedAt, changed_by: changedBy })
      .execute();
    return { ...row, changedAt, changedBy };
  }

  async function removeDraft(trx: Transaction<Database>, key: string): Promise<void> {
    await trx.deleteFrom("documents").where("key", "=", key).where("state", "=", "draft").execute();
  }

  /** Behind the lock of the content revision. */
  function within<Answer>(
    key: string,
    change: (trx: Transaction<Database>, stored: StoredVersion[]) => Promise<Answer>,
  ): Promise<Answer> {
    return db.transaction().execute(async (trx) => {
      await revision.lock(trx);
      return change(trx, await versionsOf(trx, key));
    });
  }

  /** Null where both touch the same. */
  function over<Value>(
    kind: DocumentKind<Value>,
    { value, version }: DocumentEdit<Value>,
    standing: DocumentVersion | undefined,
    stored: readonly DocumentVersion[],
  ): Value | null {
    if ((standing?.version ?? 0) === version) return value;
    const seen = stored.find((one) => one.version === version);
    if (seen === undefined && version !== 0) return null;
    const merged = merge(kind.read(seen?.content), value, kind.read(standing?.content));
    return merged === touched ? null : kind.parse(merged);
  }

  async function judge<Value>(
    trx: Transaction<Database>,
    kind: DocumentKind<Value>,
    edit: DocumentEdit<Value>,
    versions: DocumentVersion[],
    standing = versions[0],
  ): Promise<Result<Value, DocumentRefusal>> {
    const value = over(kind, edit, standing, versions);
    if (value === null) return refused({ kind: "changed", versions });
    const isThere = (await kind.isThere?.(trx, value, versions)) ?? true;
    return isThere ? accepted(value) : refused({ kind: "gone", versions });
  }

  async function putLive<Value>(
    trx: Transaction<Database>,
    kind: DocumentKind<Value>,
    edit: DocumentEdit<Value>,
    stored: StoredVersion[],
  ): Saved {
    const live = stored.filter(({ state }) => state === "live");
    const judged = await judge(trx, kind, edit, live);
    if (!judged.ok) return judged;
    const { value } = judged;
    const content = kind.write(value, live[0]?.content);
    if (content === null) return accepted(live);
    await revision.increment(trx);
    const row = { version: next(stored), state: "live", base: live[0]?.version ?? 0, content } as const;
    const added = await insert(trx, kind, { ...edit, value }, row);
    const all = [added, ...live];
    const outdated = outdatedVersions(all, kind.versionsKept ?? usuallyKept);
    if (outdated.length > 0) {
      await trx
        .deleteFrom("documents")
        .where("key", "=", edit.key)
        .where("version", "in", outdated)
        .execute();
    }
    return accepted(all.filter(({ version }) => !outdated.includes(version)));
  }

  return {
    save: (kind, edit) => within(edit.key, (trx, stored) => putLive(trx, kind, edit, stored)),

    saveDraft: (kind, edit) =>
      within(edit.key, async (trx, stored) => {
        const live = stored.filter(({ state }) => state === "live");
        const draft = stored.find(({ state }) => state === "draft");
        const judged = await judge(trx, kind, edit, stored, draft ?? live[0]);
        if (!judged.ok) return judged;
        const { value } = judged;
        await removeDraft(trx, edit.key);
        const content = kind.write(value, live[0]?.content);
        if (content === null) return accepted(live);
        const base = draft?.base ?? live[0]?.version ?? 0;
        const row = { version: next(stored), state: "draft", base, content } as const;
        const added = await insert(trx, kind, { ...edit, value }, row);
        return accepted([added, ...live]);
      }),

    publish: (kind, key, changedBy, over) =>
      within(key, async (trx, stored) => {
        const draft = stored.find(({ state }) => state === "draft");
        if (draft === undefined) return accepted(stored);
        const edit = { key, changedBy, value: kind.read(draft.content), version: over ?? draft.base };
        const put = await putLive(trx, kind, edit, stored);
        if (put.ok) await removeDraft(trx, key);
        return put;
      }),

    async history(key, { drafts } = { drafts: false }) {
      const stored = await versionsOf(db, key);
      const draft = stored.filter(({ state }) => state === "draft");
      return [...(drafts ? draft : []), ...stored.filter(({ state }) => state === "live")];
    },

    drafts: () => draftsOf(db),

    async discardDraft(key) {
      await db.deleteFrom("documents").where("key", "=", key).where("state", "=", "draft").execute();
    },
  };
}
