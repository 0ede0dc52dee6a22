import { randomUUID } from "node:crypto";
import { type Clock, day, hour, minute, second } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows, shownName } from "#platform/database/queries.ts";
import type { MailFailure, MailFailureKind } from "#platform/mail/mailer.ts";
import { retryDelay } from "#platform/retry.ts";
import type { Enquiry, NewEnquiry } from "./enquiry.ts";
import { photographsOf } from "./enquiry-rows.ts";
import { mailBrake, mailPace } from "./mail-brake.ts";

const retryPeriod = 3 * day;
const fewestAttempts = { unconfirmed: 5, other: 20 };
/** More than twice as long as a worker waits to renew it. */
const claimLifetime = 5 * minute;
const firstPause = 30 * second;

const serverFailures: MailFailureKind[] = ["unreachable", "silent", "sign-in", "certificate"];

export interface OutboxEntry {
  enquiry: Omit<NewEnquiry, "form"> & Pick<Enquiry, "id" | "phoneTyped" | "createdAt" | "photographs">;
  claim: string;
}

/** Two workers never hold the same entry. */
export interface Outbox {
  /** Takes the oldest for five minutes. Null while mails are gathered. */
  claim(): Promise<OutboxEntry | null>;
  /** While very many come, all that is due, up to a hundred. */
  gather(): Promise<OutboxEntry[]>;
  renew(entry: OutboxEntry): Promise<void>;
  sent(entry: OutboxEntry): Promise<void>;
  failed(entry: OutboxEntry, failure: MailFailure): Promise<void>;
  waiting(): Promise<number>;
  /** UTC, ISO 8601. */
  oldestWaiting(): Promise<string | null>;
  notify(): void;
  onQueued(listener: () => void): () => void;
}

/** `mostAlone` are mailed one by one in ten minutes. */
export function createOutbox(parts: { database: OpenDatabase; clock: Clock; mostAlone?: number }): Outbox {
  const { database, clock, mostAlone = mailBrake.mostAlone } = parts;
  const { db } = database;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const times = () => ({
    now: clock.now(),
    until: inTime(claimLifetime),
    latest: inTime(retryPeriod),
    mostAlone,
  });
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

  return {
    async claim() {
      const [entry] = await claimDue(database, times(), "alone");
      return entry ?? null;
    },

    gather: () => claimDue(database, times(), "together"),

    async renew({ enquiry, claim }) {
      await db
        .updateTable("enquiry_outbox")
        .set({ next_attempt_at: inTime(claimLifetime) })
        .where("enquiry_id", "=", enquiry.id)
        .where("claim", "=", claim)
        .execute();
    },

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
          .where("failure_kind", "in", serverFailures)
          .where("claim", "is", null)
          .where("next_attempt_at", ">", now)
          .execute();
      });
    },

    async failed({ enquiry, claim }, { kind, detail }) {
      const isOurs = { enquiry_id: enquiry.id, claim };
      const isDueAgain = await db.transaction().execute(async (trx) => {
        const entry = await trx
          .selectFrom("enquiry_outbox")
          .select(["attempts", "first_attempt_at", "first_failed_at"])
          .where((eb) => eb.and(isOurs))
          .executeTakeFirst();
        if (entry === undefined) return false;
        const isUnconfirmed = kind === "unconfirmed";
        const [now, failedAt] = [clock.now(), entry.first_failed_at ?? inTime(0)];
        const left = Date.parse(entry.first_attempt_at ?? inTime(0)) + retryPeriod - now.getTime();
        const isOver =
          left <= 0 && entry.attempts >= (isUnconfirmed ? fewestAttempts.unconfirmed : fewestAttempts.other);
        const failingFor = now.getTime() - Date.parse(failedAt);
        const unconfirmedDelay = left > 0 ? Math.min(left, Math.max(hour, 3 * failingFor)) : 12 * hour;
        const isDue = entry.attempts === 0;
        const delay = isUnconfirmed ? unconfirmedDelay : retryDelay(entry.attempts, firstPause);
        await trx
          .updateTable("enquiry_outbox")
          .set({ state: isOver ? "failed" : "waiting", claim: null })
          .set({ next_attempt_at: inTime(isDue ? 0 : delay), first_failed_at: failedAt })
          .set({ failure_kind: kind, failure_detail: detail })
          .where((eb) => eb.and(isOurs))
          .execute();
        return isDue;
      });
      if (isDueAgain) notify();
    },

    async oldestWaiting() {
      const { oldest } = await db
        .selectFrom("enquiry_outbox")
        .innerJoin("enquiries", "enquiries.id", "enquiry_outbox.enquiry_id")
        .select((eb) => eb.fn.min<string | null>("enquiries.created_at").as("oldest"))
        .where("enquiry_outbox.state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return oldest;
    },

    waiting: () => countRows(db.selectFrom("enquiry_outbox").where("state", "=", "waiting")),

    notify,

    onQueued(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ClaimTimes {
  now: Date;
  until: string;
  latest: string;
  mostAlone: number;
}

async function claimDue(
  database: OpenDatabase,
  times: ClaimTimes,
  pace: "alone" | "together",
): Promise<OutboxEntry[]> {
  const { until, latest } = times;
  const now = times.now.toISOString();
  const due = (db: Pick<OpenDatabase["db"], "selectFrom">) =>
    db
      .selectFrom("enquiry_outbox")
      .select("enquiry_id")
      .where("state", "=", "waiting")
      .where((eb) => eb.or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", latest)]))
      .orderBy("next_attempt_at")
      .orderBy("enquiry_id");
  if ((await due(database.db).limit(1).executeTakeFirst()) === undefined) return [];
  if ((await mailPace(database.db, times.now, times.mostAlone)) !== pace) return [];

  return database.db.transaction().execute(async (trx) => {
    const entries = await due(trx)
      .limit(pace === "alone" ? 1 : mailBrake.mostTogether)
      .$if(database.engine === "postgres", (query) => query.forUpdate().skipLocked())
      .execute();
    if (entries.length === 0) return [];
    const claim = randomUUID();
    const ids = entries.map((entry) => entry.enquiry_id);
    await trx
      .updateTable("enquiry_outbox")
      .set((eb) => ({
        claim,
        next_attempt_at: until,
        attempts: eb("attempts", "+", 1),
        first_attempt_at: eb.fn.coalesce("first_attempt_at", eb.val(now)),
      }))
      .where("enquiry_id", "in", ids)
      .execute();
    const enquiries = await trx
      .selectFrom("enquiries")
      .select(["id", shownName.as("name"), "email", "phone", "inquiry", "message", "service", "language"])
      .select("phone_typed as phoneTyped")
      .select(["created_at as createdAt", "privacy_version as privacyVersion", photographsOf])
      .where("id", "in", ids)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    return enquiries.map((enquiry) => ({
      claim,
      enquiry: { ...enquiry, photographs: Number(enquiry.photographs) },
    }));
  });
}
