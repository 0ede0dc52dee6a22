import { CompiledQuery, type DatabaseConnection, sql, type Transaction } from "kysely";
import type { Log } from "#platform/log.ts";
import type { Database, Engine } from "./schema.ts";

export interface ContentRevision {
  /** In a transaction that began with `lock` or begins with this. */
  increment(trx: Transaction<Database>): Promise<void>;
  lock(trx: Transaction<Database>): Promise<void>;
  current(): number;
  /** After every process's commits, on SQLite within a second. */
  onChange(listener: (revision: number) => void): () => void;
}

export type AfterCommit = (connection: DatabaseConnection) => Promise<void>;

export interface TrackedRevision extends ContentRevision {
  afterCommit: AfterCommit;
  update(revision: number): void;
}

export const revisionChannel = "rathkar_content_revision";

/** 0 until `update` brings the stored one. */
export function trackContentRevision(engine: Engine, log: Log): TrackedRevision {
  const listeners = new Set<(revision: number) => void>();
  let known = 0;
  let incremented = 0;

  function update(revision: number): void {
    if (revision <= known) return;
    known = revision;
    for (const listener of listeners) {
      try {
        listener(revision);
      } catch (error) {
        log.error({ err: error }, "a listener of the content revision failed");
      }
    }
  }

  return {
    update,
    current: () => known,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async increment(trx) {
      const { revision } = await trx
        .updateTable("content_revision")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("id", "=", 1)
        .returning("revision")
        .executeTakeFirstOrThrow();
      incremented = Math.max(incremented, revision);
      if (engine === "postgres") {
        await sql`select pg_notify(${revisionChannel}, ${String(revision)})`.execute(trx);
      }
    },
    async lock(trx) {
      // SQLite's transactions begin with the write lock of the whole file.
      if (engine === "sqlite") return;
      await trx.selectFrom("content_revision").select("id").where("id", "=", 1).forUpdate().execute();
    },
    async afterCommit(connection) {
      if (incremented <= known) return;
      try {
        const query = CompiledQuery.raw("select revision from content_revision where id = 1");
        const { rows } = await connection.executeQuery<{ revision: number }>(query);
        update(rows[0]?.revision ?? 0);
      } catch (error) {
        log.warn({ err: error }, "the content revision could not be read after a change");
      }
    },
  };
}
