import type { Kysely, Transaction } from "kysely";
import { endPushes, endPushesOfSession } from "#domain/push/push.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import {
  type Confirmation,
  type ConfirmationRefusal,
  confirmPassword,
  type PasswordParts,
} from "./passwords/confirm-password.ts";
import { forgetDevices } from "./second-factor/remembered-devices.ts";
import { type AdministratorSession, referenceOf } from "./sessions.ts";

export interface SessionsToEnd extends Confirmation {
  reference: string | null;
}

export type EndSessionsRefusal = ConfirmationRefusal | { reason: "ended already" };

/** Ends one other session or all of them; answers how many. */
export async function endSessions(
  parts: PasswordParts,
  session: AdministratorSession,
  { reference, ...given }: SessionsToEnd,
): Promise<Result<{ ended: number }, EndSessionsRefusal>> {
  const confirmed = await confirmPassword(parts, session, given);
  if (!confirmed.ok) return confirmed;
  const ended = await inAccount(parts.db, session, (trx) =>
    reference === null ? deleteOtherSessions(trx, session) : deleteOtherSession(trx, session, reference),
  );
  if (!ended.ok) return refused({ reason: ended.refusal });
  if (reference !== null && ended.value.ended === 0) return refused({ reason: "ended already" });
  return ended;
}

/** Runs one change of an account at a time. */
export function inAccount<Value>(
  db: Kysely<Database>,
  { userId, id }: AdministratorSession,
  change: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Result<Value, "signed out">> {
  return db.transaction().execute(async (trx) => {
    // Locks the row on both engines.
    await trx
      .updateTable("user")
      .set((row) => ({ role: row.ref("role") }))
      .where("id", "=", userId)
      .execute();
    const session = trx.selectFrom("session").select("id").where("id", "=", id);
    if ((await session.executeTakeFirst()) === undefined) return refused("signed out");
    return accepted(await change(trx));
  });
}

/** Also forgets all remembered devices. */
export async function deleteOtherSessions(
  trx: Transaction<Database>,
  { userId, id }: Pick<AdministratorSession, "userId" | "id">,
) {
  const { numDeletedRows } = await trx
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  await forgetDevices(trx, userId);
  await endPushes(trx, userId, id);
  return { ended: Number(numDeletedRows) };
}

async function deleteOtherSession(
  trx: Transaction<Database>,
  { userId, id }: AdministratorSession,
  reference: string,
) {
  const others = await trx
    .selectFrom("session")
    .select("id")
    .where("userId", "=", userId)
    .where("id", "!=", id)
    .execute();
  const named = others.filter((other) => referenceOf(other.id) === reference);
  for (const other of named) {
    await trx.deleteFrom("session").where("id", "=", other.id).execute();
    await endPushesOfSession(trx, other.id);
  }
  return { ended: named.length };
}
