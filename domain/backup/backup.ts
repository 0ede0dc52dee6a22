import { type Clock, day } from "#platform/clock.ts";
import type { BackupRunsTable } from "#platform/database/backup-schema.ts";
import type { OpenDatabase } from "#platform/database/open.ts";

export type BackupKind = BackupRunsTable["kind"];

export type BackupOutcome = { megabytes: number | null } | { problem: string };

export interface BackupStatus {
  backup: { endedAt: string; megabytes: number | null } | null;
  drill: { endedAt: string } | null;
  problem: { kind: BackupKind; sentence: string } | null;
}

export interface BackupRuns {
  begin(kind: BackupKind, dueAt: Date): Promise<boolean>;
  end(kind: BackupKind, dueAt: Date, outcome: BackupOutcome): Promise<void>;
  status(): Promise<BackupStatus | null>;
}

const keptFor = 400 * day;
const longestProblem = 500;

/** Keeps the outcomes, shared by the servers of a database. */
export function createBackupRuns(parts: {
  database: Pick<OpenDatabase, "db">;
  clock: Clock;
  isScheduled: boolean;
}): BackupRuns {
  const { clock, isScheduled } = parts;
  const { db } = parts.database;
  const ended = () => db.selectFrom("backup_runs").where("ended_at", "is not", null);
  const lastGood = (kind: BackupKind) =>
    ended()
      .select(["ended_at", "megabytes"])
      .where("kind", "=", kind)
      .where("problem", "is", null)
      .orderBy("ended_at", "desc")
      .limit(1)
      .executeTakeFirst();

  const newestOf = (kind: BackupKind) =>
    ended()
      .select(["kind", "problem"])
      .where("kind", "=", kind)
      .orderBy("due_at", "desc")
      .limit(1)
      .executeTakeFirst();

  return {
    async begin(kind, dueAt) {
      const oldest = new Date(clock.now().getTime() - keptFor).toISOString();
      await db.deleteFrom("backup_runs").where("due_at", "<", oldest).execute();
      const begun = await db
        .insertInto("backup_runs")
        .values({ kind, due_at: dueAt.toISOString(), ended_at: null, megabytes: null, problem: null })
        .onConflict((conflict) => conflict.columns(["kind", "due_at"]).doNothing())
        .returning("due_at")
        .executeTakeFirst();
      return begun !== undefined;
    },

    async end(kind, dueAt, outcome) {
      const result =
        "problem" in outcome
          ? { problem: outcome.problem.slice(0, longestProblem), megabytes: null }
          : { problem: null, megabytes: outcome.megabytes };
      await db
        .updateTable("backup_runs")
        .set({ ...result, ended_at: clock.now().toISOString() })
        .where("kind", "=", kind)
        .where("due_at", "=", dueAt.toISOString())
        .execute();
    },

    async status() {
      if (!isScheduled) return null;
      const [backup, drill, ...newest] = await Promise.all([
        lastGood("backup"),
        lastGood("drill"),
        newestOf("backup"),
        newestOf("drill"),
      ]);
      const failed = newest.find((run) => run?.problem);
      return {
        backup: backup?.ended_at ? { endedAt: backup.ended_at, megabytes: backup.megabytes } : null,
        drill: drill?.ended_at ? { endedAt: drill.ended_at } : null,
        problem: failed?.problem ? { kind: failed.kind, sentence: failed.problem } : null,
      };
    },
  };
}
