import { randomUUID } from "node:crypto";
import { type Clock, monthsBefore } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows } from "#platform/database/queries.ts";

export type ActivityKind =
  | "signed in"
  | "sign-in failed"
  | "signed out"
  | "images uploaded"
  | "image edited"
  | "image featured"
  | "featured images ordered"
  | "images deleted"
  | "projects changed"
  | "change undone"
  | "pair completed"
  | "shown while in work"
  | "hidden while in work"
  | "name added"
  | "name renamed"
  | "name deleted"
  | "password changed"
  | "password link asked for"
  | "other sessions ended"
  | "session ended"
  | "second factor on"
  | "second factor off"
  | "recovery codes made"
  | "device forgotten"
  | `enquiry ${string}`
  | `job ${"added" | "changed" | "delivered" | "deleted" | "restored"}`
  | "jobs listed"
  | "notices on"
  | "notices off"
  | "facts saved"
  | "samples hidden"
  | "samples shown"
  | "mail settings saved"
  | "test mail sent"
  | "name of the account changed"
  | "new e-mail asked for"
  | "e-mail changed"
  | "words saved"
  | "site picture changed"
  | "enquiries exported"
  | "backup downloaded"
  | "enquiries listed"
  | "restored from the bin"
  | "deleted for good";

export interface NewActivity {
  kind: ActivityKind;
  detail: string;
  session: string | null;
}

export interface ActivityEntry {
  id: string;
  happenedAt: string;
  kind: string;
  detail: string;
  session: string | null;
  times: number;
}

export interface Activity {
  /** Counts like entries of one hour in one. */
  record(activity: NewActivity): Promise<void>;
  list(page: number, pageSize: number): Promise<{ entries: ActivityEntry[]; total: number }>;
  /** UTC, ISO 8601. */
  lastTime(kind: ActivityKind): Promise<string | null>;
  purge(): Promise<number>;
}

const monthsKept = 13;
const maxDetailLength = 200;

/** The log on the database. */
export function createActivity(parts: { database: Pick<OpenDatabase, "db">; clock: Clock }): Activity {
  const { clock } = parts;
  const { db } = parts.database;

  return {
    async record(activity) {
      const now = clock.now().toISOString();
      await db
        .insertInto("activity")
        .values({
          id: randomUUID(),
          happened_at: now,
          kind: activity.kind,
          detail: [...activity.detail].slice(0, maxDetailLength).join(""),
          session: activity.session,
          times: 1,
          group_key: groupKeyOf(activity, now),
        })
        .onConflict((conflict) =>
          conflict.column("group_key").doUpdateSet((row) => ({
            times: row("activity.times", "+", 1),
            happened_at: row.ref("excluded.happened_at"),
          })),
        )
        .execute();
    },

    async list(page, pageSize) {
      const entries = await db
        .selectFrom("activity")
        .select(["id", "happened_at as happenedAt", "kind", "detail", "session", "times"])
        .orderBy("happened_at", "desc")
        .orderBy("id", "desc")
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute();
      return { entries, total: await countRows(db.selectFrom("activity")) };
    },

    async lastTime(kind) {
      const last = db.selectFrom("activity").select("happened_at").where("kind", "=", kind);
      return (await last.orderBy("happened_at", "desc").limit(1).executeTakeFirst())?.happened_at ?? null;
    },

    async purge() {
      const { numDeletedRows } = await db
        .deleteFrom("activity")
        .where("happened_at", "<", monthsBefore(clock.now(), monthsKept).toISOString())
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}

/** Strangers or mere reading would flood the log with these. */
const grouped = new Set<ActivityKind>([
  "sign-in failed",
  "password link asked for",
  "enquiry opened",
  "enquiries listed",
  "jobs listed",
]);

function groupKeyOf({ kind, detail, session }: NewActivity, now: string): string | null {
  if (!grouped.has(kind)) return null;
  const hour = now.slice(0, "2026-11-21T04".length);
  return [hour, kind, session ?? "", detail].join("\n");
}
