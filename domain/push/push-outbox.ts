import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type Clock, day, minute, second } from "#platform/clock.ts";
import type { EnquiriesTable } from "#platform/database/enquiry-schema.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { PushFailure } from "#platform/push/push-sender.ts";
import { accepted, refused } from "#platform/result.ts";
import { retryDelay } from "#platform/retry.ts";
import { createNotifiedDevices, findTold, type NotifiedDevice } from "./notified-devices.ts";

const retryPeriod = day;
const claimLifetime = 2 * minute;
const firstPause = 10 * second;

export interface PushEntry {
  enquiry: Pick<Selectable<EnquiriesTable>, "id" | "name" | "phone" | "inquiry" | "service">;
  device: NotifiedDevice;
  claim: string;
  attempts: number;
  queuedAt: string;
  isCallBack: boolean;
}

/** Two workers never hold the same entry. */
export interface PushOutbox {
  /** Takes the oldest for two minutes. */
  claim(): Promise<PushEntry | null>;
  sent(entry: PushEntry): Promise<void>;
  /** Tried for a day; forgets a device that is gone. */
  failed(entry: PushEntry, failure: PushFailure): Promise<void>;
}

/** News that wait to be sent to devices; several servers share it. */
export function createPushOutbox({ database, clock }: { database: OpenDatabase; clock: Clock }): PushOutbox {
  const { db } = database;
  const devices = createNotifiedDevices(database);
  const inTime = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds).toISOString();

  function remove({ enquiry, device, claim }: PushEntry) {
    return db
      .deleteFrom("push_outbox")
      .where("enquiry_id", "=", enquiry.id)
      .where("device_id", "=", device.id)
      .where("claim", "=", claim);
  }

  return {
    claim: () => claimDue(database, inTime(0), inTime(claimLifetime)),

    async sent(entry) {
      await remove(entry).execute();
      await devices.note(entry.device.id, accepted(undefined));
    },

    async failed(entry, failure) {
      const { device, enquiry, claim } = entry;
      const isOver = clock.now().getTime() - Date.parse(entry.queuedAt) >= retryPeriod;
      if (failure.kind !== "later" || isOver) {
        await remove(entry).execute();
        return devices.note(device.id, refused(failure));
      }
      await db
        .updateTable("push_outbox")
        .set({ claim: null, next_attempt_at: inTime(retryDelay(entry.attempts, firstPause)) })
        .where("enquiry_id", "=", enquiry.id)
        .where("device_id", "=", device.id)
        .where("claim", "=", claim)
        .execute();
    },
  };
}

async function claimDue(database: OpenDatabase, now: string, until: string): Promise<PushEntry | null> {
  const due = (db: Pick<OpenDatabase["db"], "selectFrom">) =>
    db
      .selectFrom("push_outbox")
      .select(["enquiry_id", "device_id"])
      .where("next_attempt_at", "<=", now)
      .orderBy("next_attempt_at")
      .orderBy("enquiry_id")
      .orderBy("device_id")
      .limit(1);
  if ((await due(database.db).executeTakeFirst()) === undefined) return null;

  const claimed = await database.db.transaction().execute(async (trx) => {
    const key = await due(trx)
      .$if(database.engine === "postgres", (query) => query.forUpdate().skipLocked())
      .executeTakeFirst();
    if (key === undefined) return null;
    const claim = randomUUID();
    const {
      attempts,
      queued_at: queuedAt,
      reason,
    } = await trx
      .updateTable("push_outbox")
      .set((eb) => ({ claim, next_attempt_at: until, attempts: eb("attempts", "+", 1) }))
      .where("enquiry_id", "=", key.enquiry_id)
      .where("device_id", "=", key.device_id)
      .returning(["attempts", "queued_at", "reason"])
      .executeTakeFirstOrThrow();
    const enquiry = await trx
      .selectFrom("enquiries")
      .select(["id", "name", "name_by_owner", "phone", "inquiry", "service"])
      .where("id", "=", key.enquiry_id)
      .executeTakeFirstOrThrow();
    const device = await findTold(trx, key.device_id);
    if (device === null) {
      await trx.deleteFrom("push_outbox").where("device_id", "=", key.device_id).execute();
      return "device is gone";
    }
    const { name_by_owner, ...named } = enquiry;
    return {
      enquiry: { ...named, name: named.name || (name_by_owner ?? "") },
      device,
      claim,
      attempts,
      queuedAt,
      isCallBack: reason === "call back",
    };
  });
  return claimed === "device is gone" ? claimDue(database, now, until) : claimed;
}
