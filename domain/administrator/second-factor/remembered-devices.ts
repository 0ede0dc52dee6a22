import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

const mark = "trust-device-%";

/** Times are UTC, ISO 8601. */
export interface RememberedDevice {
  reference: string;
  userAgent: string | null;
  usedAt: string;
  until: string;
}

/** The device that signed in last comes first. */
export async function listRememberedDevices(
  db: Kysely<Database>,
  userId: string,
  now: Date,
): Promise<RememberedDevice[]> {
  const rows = await db
    .selectFrom("verification")
    .select(["id", "userAgent", "createdAt", "expiresAt"])
    .where("identifier", "like", mark)
    .where("value", "=", userId)
    .where("expiresAt", ">", now.toISOString())
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map((row) => ({
    reference: row.id,
    userAgent: row.userAgent,
    usedAt: new Date(row.createdAt).toISOString(),
    until: new Date(row.expiresAt).toISOString(),
  }));
}

/** Null where there is no such device. */
export async function forgetDevice(
  db: Kysely<Database>,
  userId: string,
  reference: string,
): Promise<Pick<RememberedDevice, "userAgent"> | null> {
  const forgotten = await db
    .deleteFrom("verification")
    .where("identifier", "like", mark)
    .where("value", "=", userId)
    .where("id", "=", reference)
    .returning("userAgent")
    .executeTakeFirst();
  return forgotten ?? null;
}

/** Forgets all devices of the account. */
export async function forgetDevices(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("verification").where("identifier", "like", mark).where("value", "=", userId).execute();
}
