import { randomUUID } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { MailFailureKind } from "#platform/mail/mailer.ts";
import type { Outbox, OutboxEntry } from "./outbox.ts";
import { claimTime, patience, pauseAfter } from "./retry-plan.ts";

/** Failures that are the server's, not the single mail's. */
const ofTheServer: MailFailureKind[] = ["unreachable", "silent", "sign-in", "certificate"];

/** The outbox on the database. */
export function createOutbox(parts: { database: OpenDatabase; clock: Clock }): Outbox {
  const { database, clock } = parts;
  const { db } = database;
  const listeners = new Set<() => void>();
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

  return {
    claim: () => claimDue(database, inTime(0), inTime(claimTime)),

    async sent({ enquiry, claim }) {
      const now = inTime(0);
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable("enquiry_outbox")
          .set({ state: "sent", sent_at: now, claim: null, first_failed_at: null })
          .set({ failure_kind: null, failure_detail: null })
          .where("enquiry_id", "=", enquiry.id)
          .where("claim", "=", claim)
          .execute();
        await trx
          .updateTable("enquiry_outbox")
          .set({ next_attempt_at: now })
          .where("state", "=", "waiting")
          .where("first_failed_at", "is not", null)
          .where("failure_kind", "in", ofTheServer)
          .where("claim", "is", null)
          .where("next_attempt_at", ">", now)
          .execute();
      });
    },

    async failed({ enquiry, claim }, { kind, detail }) {
      const isOurs = { enquiry_id: enquiry.id, claim };
      await db.transaction().execute(async (trx) => {
        const entry = await trx
          .selectFrom("enquiry_outbox")
          .select(["attempts", "first_attempt_at", "first_failed_at"])
          .where((eb) => eb.and(isOurs))
          .executeTakeFirst();
        if (entry === undefined) return;
        const isOver = (entry.first_attempt_at ?? inTime(0)) <= inTime(-patience);
        await trx
          .updateTable("enquiry_outbox")
          .set({ state: isOver ? "failed" : "waiting", claim: null })
          .set({ next_attempt_at: inTime(pauseAfter(entry.attempts)) })
          .set({ first_failed_at: entry.first_failed_at ?? inTime(0) })
          .set({ failure_kind: kind, failure_detail: detail })
          .where((eb) => eb.and(isOurs))
          .execute();
      });
    },

    async waiting() {
      const { count } = await db
        .selectFrom("enquiry_outbox")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    notify() {
      for (const listener of listeners) listener();
    },

    onQueued(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Looks before it opens a transaction, since most of the time nothing is due. */
async function claimDue(database: OpenDatabase, now: string, until: string): Promise<OutboxEntry | null> {
  const due = database.db
    .selectFrom("enquiry_outbox")
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", now);
  if ((await due.select("enquiry_id").limit(1).executeTakeFirst()) === undefined) return null;
  const claim = randomUUID();

  return database.db.transaction().execute(async (trx) => {
    const oldest = trx
      .selectFrom("enquiry_outbox")
      .select(["enquiry_id", "first_attempt_at"])
      .where("state", "=", "waiting")
      .where("next_attempt_at", "<=", now)
      .orderBy("next_attempt_at")
      .orderBy("enquiry_id")
      .limit(1);
    const entry = await (database.engine === "postgres"
      ? oldest.forUpdate().skipLocked()
      : oldest
    ).executeTakeFirst();
    if (entry === undefined) return null;
    await trx
      .updateTable("enquiry_outbox")
      .set((eb) => ({ claim, next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
      .set({ first_attempt_at: entry.first_attempt_at ?? now })
      .where("enquiry_id", "=", entry.enquiry_id)
      .execute();
    const row = await trx
      .selectFrom("enquiries")
      .select(["id", "name", "email", "phone", "inquiry", "message", "service", "language", "created_at"])
      .select("privacy_version")
      .where("id", "=", entry.enquiry_id)
      .executeTakeFirstOrThrow();
    const { created_at: createdAt, privacy_version: privacyVersion, ...words } = row;
    return { claim, enquiry: { ...words, createdAt, privacyVersion } };
  });
}
