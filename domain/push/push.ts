import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { isPushAddress, type PushNetwork } from "#platform/push/push-network.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { Subscription } from "./subscription.ts";

export interface PushDevice {
  id: string;
  endpoint: string;
  userAgent: string | null;
  /** UTC, ISO 8601. */
  since: string;
  problem: string | null;
}

export type PushRefusal = "address" | "too many";

interface Asking {
  id: string;
  userId: string;
  device: string;
}

export interface PushDevices {
  /** Base64url. */
  readonly publicKey: string;
  list(session: Asking): Promise<PushDevice[]>;
  add(
    session: Asking,
    subscription: Subscription,
    userAgent: string | null,
  ): Promise<Result<void, PushRefusal>>;
  remove(session: Asking, id: string): Promise<Pick<PushDevice, "userAgent"> | null>;
}

const mostDevices = 20;

/** The devices of an account that are told of enquiries (RFC 8030). */
export function createPushDevices(parts: {
  database: Pick<OpenDatabase, "db">;
  clock: Clock;
  publicKey: string;
  network: PushNetwork;
}): PushDevices {
  const { clock, publicKey, network } = parts;
  const { db } = parts.database;
  const ofAccount = (userId: string) => db.selectFrom("push_devices").where("user_id", "=", userId);

  return {
    publicKey,

    list: ({ userId }) =>
      ofAccount(userId)
        .select(["id", "endpoint", "user_agent as userAgent", "created_at as since", "problem"])
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute(),

    async add({ userId, device, id: session_id }, { endpoint, p256dh, auth }, userAgent) {
      if (!isPushAddress(endpoint, network)) return refused("address");
      const others = ofAccount(userId).where("endpoint", "!=", endpoint).where("browser", "!=", device);
      if ((await countRows(others)) >= mostDevices) return refused("too many");
      await db.transaction().execute(async (trx) => {
        const earlier = trx
          .deleteFrom("push_devices")
          .where((eb) =>
            eb.or([
              eb("endpoint", "=", endpoint),
              eb.and([eb("user_id", "=", userId), eb("browser", "=", device)]),
            ]),
          );
        await earlier.execute();
        await trx
          .insertInto("push_devices")
          .values({
            ...{ id: randomUUID(), user_id: userId, browser: device, session_id, endpoint, p256dh, auth },
            user_agent: userAgent?.slice(0, 400) ?? null,
            created_at: clock.now().toISOString(),
            problem: null,
          })
          .execute();
      });
      return accepted(undefined);
    },

    async remove({ userId }, id) {
      const removed = await db
        .deleteFrom("push_devices")
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returning("user_agent as userAgent")
        .executeTakeFirst();
      return removed ?? null;
    },
  };
}

/** Queues one for each device, in place of a waiting one. */
export async function queuePushes(
  trx: Transaction<Database>,
  enquiryId: string,
  now: string,
  reason: "call back" | null = null,
): Promise<void> {
  const devices = await trx.selectFrom("push_devices").select("id").execute();
  if (devices.length === 0) return;
  await trx
    .insertInto("push_outbox")
    .values(
      devices.map(({ id }) => ({
        ...{ enquiry_id: enquiryId, device_id: id, next_attempt_at: now, queued_at: now },
        ...{ claim: null, attempts: 0, reason },
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["enquiry_id", "device_id"])
        .doUpdateSet({ next_attempt_at: now, queued_at: now, claim: null, attempts: 0, reason }),
    )
    .execute();
}

/** Ends them in the browser that signed out. */
export async function endPushesOf(
  db: Kysely<Database>,
  browser: string,
  session: { id: string; userId: string },
): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where("user_id", "=", session.userId)
    .where((eb) => eb.or([eb("browser", "=", browser), eb("session_id", "=", session.id)]))
    .execute();
}

/** Keeps them in the browser that signed in again. */
export async function keepPushes(
  db: Kysely<Database>,
  browser: string,
  session: { id: string; userId: string },
): Promise<void> {
  await db
    .updateTable("push_devices")
    .set({ session_id: session.id })
    .where("user_id", "=", session.userId)
    .where("browser", "=", browser)
    .execute();
}

/** Ends them with a session that ends elsewhere. */
export async function endPushesOfSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom("push_devices").where("session_id", "=", sessionId).execute();
}

/** Ends them in all browsers but that of the kept session. */
export async function endPushes(db: Kysely<Database>, userId: string, keptSession = ""): Promise<void> {
  await db
    .deleteFrom("push_devices")
    .where("user_id", "=", userId)
    .where("session_id", "!=", keptSession)
    .execute();
}
