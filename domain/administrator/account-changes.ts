import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { byPassword } from "./appointment.ts";

/** The session in which an account is changed. */
interface Asking {
  userId: string;
  sessionId: string;
}

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
}

/** Keeps the new password's hash and ends all other sessions, or nothing of it. This session stays as it is. */
export function keepPassword(
  { db, clock }: Parts,
  asking: Asking,
  change: { hash: string; isConfirmed: boolean },
): Promise<Result<{ ended: number }, "signed out">> {
  const now = clock.now().toISOString();
  return inAccount(db, asking, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("account")
      .set({ password: change.hash, updatedAt: now })
      .where("userId", "=", asking.userId)
      .where("providerId", "=", byPassword)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Error("The account has no password to change.");
    if (change.isConfirmed) {
      await trx
        .updateTable("session")
        .set({ passwordConfirmedAt: now })
        .where("id", "=", asking.sessionId)
        .execute();
    }
    return deleteOtherSessions(trx, asking);
  });
}

/** Ends all sessions of the account but the asking one. */
export function endOtherSessions(
  { db }: Pick<Parts, "db">,
  asking: Asking,
): Promise<Result<{ ended: number }, "signed out">> {
  return inAccount(db, asking, (trx) => deleteOtherSessions(trx, asking));
}

/** The kept hash of an account's password; throws where there is none. */
export async function hashOf(db: Kysely<Database>, userId: string): Promise<string> {
  const account = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", byPassword)
    .executeTakeFirstOrThrow();
  if (account.password === null) throw new Error("The account has no password.");
  return account.password;
}

/**
 * One change of an account at a time, and only from a session that is still there: of two sessions that end each
 * other, the first ends the second.
 */
function inAccount<Value>(
  db: Kysely<Database>,
  { userId, sessionId }: Asking,
  change: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Result<Value, "signed out">> {
  return db.transaction().execute(async (trx) => {
    // Changes nothing, but lets others wait for the row on both engines.
    await trx
      .updateTable("user")
      .set((row) => ({ role: row.ref("role") }))
      .where("id", "=", userId)
      .execute();
    const session = trx.selectFrom("session").select("id").where("id", "=", sessionId);
    if ((await session.executeTakeFirst()) === undefined) return refused("signed out");
    return accepted(await change(trx));
  });
}

async function deleteOtherSessions(trx: Transaction<Database>, { userId, sessionId }: Asking) {
  const { numDeletedRows } = await trx
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "!=", sessionId)
    .executeTakeFirstOrThrow();
  return { ended: Number(numDeletedRows) };
}
