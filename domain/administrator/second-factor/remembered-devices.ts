import type { Kysely } from "kysely";
import type { Database } from "#platform/database/schema.ts";

const mark = "trust-device-%";

/** A browser that is not asked for a code. Times are UTC, ISO 8601. */
export interface RememberedDevice {
  reference: string;
  userAgent: string | null;
  usedAt: string;
  until: string;
}

/** Those still remembered, the one that signed in last first. */
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

/** Null where there is no such device, which may have signed in anew meanwhile. */
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

/** All of the account. */
export async function forgetDevices(db: Kysely<Database>, userId: string): Promise<void> {
  await db.deleteFrom("verification").where("identifier", "like", mark).where("value", "=", userId).execute();
}
