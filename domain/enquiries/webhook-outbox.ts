import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { type Clock, day, minute, second } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { retryDelay } from "#platform/retry.ts";
import type { Enquiry } from "./enquiry.ts";
import { photographsOf } from "./enquiry-rows.ts";

const retryPeriod = 3 * day;
const claimLifetime = 2 * minute;
const firstPause = 30 * second;

export interface WebhookEntry {
  enquiry: Pick<
    Enquiry,
    "id" | "name" | "email" | "phone" | "inquiry" | "message" | "service" | "language" | "createdAt"
  > & { photographs: number };
  claim: string;
  attempts: number;
  queuedAt: string;
}

/** Two workers never hold the same entry. */
export interface WebhookOutbox {
  /** Takes the oldest for two minutes, but none in the bin. */
  claim(): Promise<WebhookEntry | null>;
  sent(entry: WebhookEntry): Promise<void>;
  /** Tried for three days. Answers whether it was the last time. */
  failed(entry: WebhookEntry, failure: string): Promise<boolean>;
  waiting(): Promise<number>;
}

/** Enquiries that wait to be told to the owner's webhook; several servers share it. */
export function createWebhookOutbox({
  database,
  clock,
}: {
  database: OpenDatabase;
  clock: Clock;
}): WebhookOutbox {
  const { db, engine } = database;
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();
  const end = ({ enquiry, claim }: WebhookEntry, outcome: Outcome) =>
    db
      .updateTable("webhook_outbox")
      .set({ claim: null, ...outcome })
      .where("enquiry_id", "=", enquiry.id)
      .where("claim", "=", claim)
      .execute();

  return {
    async claim() {
      const claim = randomUUID();
      const claimed = await db
        .updateTable("webhook_outbox")
        .set((eb) => ({ claim, next_attempt_at: inTime(claimLifetime), attempts: eb("attempts", "+", 1) }))
        .where("enquiry_id", "in", (eb) =>
          eb
            .selectFrom("webhook_outbox")
            .innerJoin("enquiries", "enquiries.id", "webhook_outbox.enquiry_id")
            .select("webhook_outbox.enquiry_id")
            .where("webhook_outbox.state", "=", "waiting")
            .where("webhook_outbox.next_attempt_at", "<=", inTime(0))
            .orderBy("webhook_outbox.next_attempt_at")
            .orderBy("webhook_outbox.enquiry_id")
            .limit(1)
            .$if(engine === "postgres", (query) => query.forUpdate("webhook_outbox").skipLocked()),
        )
        .returning(["enquiry_id", "attempts", "queued_at as queuedAt"])
        .executeTakeFirst();
      if (claimed === undefined) return null;
      const { enquiry_id: id, ...entry } = claimed;
      const enquiry = await toldOf(db, id);
      return enquiry === null ? null : { enquiry, claim, ...entry };
    },

    async sent(entry) {
      await end(entry, { state: "sent", failure: null });
    },

    async failed(entry, failure) {
      const isOver = clock.now().getTime() - Date.parse(entry.queuedAt) >= retryPeriod;
      const next = inTime(retryDelay(entry.attempts, firstPause));
      await end(entry, { state: isOver ? "failed" : "waiting", failure, next_attempt_at: next });
      return isOver;
    },

    waiting: () => countRows(db.selectFrom("webhook_outbox").where("state", "=", "waiting")),
  };
}

type Outcome = { state: "sent" | "failed" | "waiting"; failure: string | null; next_attempt_at?: string };

/** Queues it as due at once, unless queued before. */
export async function queueWebhook(trx: Transaction<Database>, id: string, now: string): Promise<void> {
  await trx
    .insertInto("webhook_outbox")
    .values({ enquiry_id: id, state: "waiting", next_attempt_at: now, attempts: 0, queued_at: now })
    .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
    .execute();
}

async function toldOf(db: Kysely<Database>, id: string): Promise<WebhookEntry["enquiry"] | null> {
  const enquiry = await db
    .selectFrom("enquiries")
    .select(["id", "name", "email", "phone", "inquiry", "message", "service", "language"])
    .select(["created_at as createdAt", photographsOf])
    .where("id", "=", id)
    .executeTakeFirst();
  return enquiry === undefined ? null : { ...enquiry, photographs: Number(enquiry.photographs) };
}
