import type { Transaction } from "kysely";
import { outdatedVersions } from "#domain/kept-versions.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";

/** A text or list as it was saved. */
export interface Version {
  version: number;
  /** JSON. */
  content: string;
  /** UTC, ISO 8601. */
  changedAt: string;
  /** E-mail address. */
  changedBy: string;
}

/** `version` is the one seen before the edit. */
export interface VersionEdit {
  key: string;
  version: number;
  changedBy: string;
}

/** Besides those that each day began and ended with. */
const versionsKept = 20;

/** The texts and lists that were ever changed, with the last versions of each. */
export interface Versions {
  /** The one that stands of each, by its key. */
  newest(): Promise<{ key: string; version: number; content: string }[]>;
  /** Newest first. */
  of(key: string): Promise<Version[]>;
  /** Adds what `next` makes of the newest content, unless that is null; refused where a newer version stands. */
  add(
    edit: VersionEdit,
    next: (content: string | undefined) => string | null,
  ): Promise<Result<Version[], Version[]>>;
}

/** The versions on the database; each new one raises the content revision. */
export function createVersions(parts: {
  database: Pick<OpenDatabase, "db" | "revision">;
  clock: Clock;
}): Versions {
  const { clock } = parts;
  const { db, revision } = parts.database;

  return {
    newest: () =>
      db
        .selectFrom("site_text_changes as change")
        .select(["key", "version", "content"])
        .where("version", "=", (eb) =>
          eb
            .selectFrom("site_text_changes as later")
            .select((later) => later.fn.max("later.version").as("newest"))
            .whereRef("later.key", "=", "change.key"),
        )
        .orderBy("key")
        .execute(),

    of: (key) => versionsOf(db, key),

    add({ key, version, changedBy }, next) {
      return db.transaction().execute(async (trx) => {
        await revision.lock(trx);
        const known = await versionsOf(trx, key);
        if ((known[0]?.version ?? 0) !== version) return refused(known);
        const content = next(known[0]?.content);
        if (content === null) return accepted(known);
        const added = { version: version + 1, content, changedAt: clock.now().toISOString(), changedBy };
        await revision.increment(trx);
        await trx
          .insertInto("site_text_changes")
          .values({
            key,
            version: added.version,
            content,
            changed_at: added.changedAt,
            changed_by: changedBy,
          })
          .execute();
        const all = [added, ...known];
        const stored = all.map(({ version, changedAt }) => ({ version, changed_at: changedAt }));
        const outdated = outdatedVersions(stored, versionsKept);
        if (outdated.length > 0) {
          await trx
            .deleteFrom("site_text_changes")
            .where("key", "=", key)
            .where("version", "in", outdated)
            .execute();
        }
        return accepted(all.filter((one) => !outdated.includes(one.version)));
      });
    },
  };
}

function versionsOf(db: OpenDatabase["db"] | Transaction<Database>, key: string): Promise<Version[]> {
  return db
    .selectFrom("site_text_changes")
    .select(["version", "content", "changed_at as changedAt", "changed_by as changedBy"])
    .where("key", "=", key)
    .orderBy("version", "desc")
    .execute();
}
