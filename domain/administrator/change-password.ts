import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { accountOf, passwordProvider } from "./account.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import {
  type NewPasswordProblem,
  ownWordsOf,
  passwordMaximum,
  validateNewPassword,
} from "./password-rules.ts";
import { type Passwords, PasswordsBusy } from "./passwords.ts";
import { forgetDevices } from "./remembered-devices.ts";
import { type AdministratorSession, isRecentSignIn } from "./sessions.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

/** `wrong`: email or password. `throttled`: too many attempts. */
export type SignInRefusal = { reason: "wrong" } | Throttled;
export type Throttled = { reason: "throttled"; retryAfterSeconds: number };

/** The current password, once more. */
export interface Confirmation {
  /** Needed when the password was last entered more than 15 minutes ago. */
  current: string;
  /** Where guesses at `current` are counted. */
  address: string;
}

export interface PasswordChange extends Confirmation {
  password: string;
  confirmation: string;
}

/** `signed out`: the session has ended meanwhile. */
export type ConfirmationRefusal =
  | SignInRefusal
  | { reason: "current password missing" }
  | { reason: "signed out" };

export type PasswordRefusal = ConfirmationRefusal | { reason: "invalid"; problem: NewPasswordProblem };

export interface PasswordParts {
  db: Kysely<Database>;
  clock: Clock;
  passwords: Passwords;
  throttle: SignInThrottle;
}

/** Changes the password and ends all other sessions, or does nothing. */
export async function changePassword(
  parts: PasswordParts & { workshopNames: readonly string[] },
  session: AdministratorSession,
  change: PasswordChange,
): Promise<Result<{ ended: number }, PasswordRefusal>> {
  const { db, clock, passwords, workshopNames } = parts;
  const own = ownWordsOf(session.email, workshopNames);
  const problem = validateNewPassword(change, { common: await loadCommonPasswords(), own });
  if (problem !== null) return refused({ reason: "invalid", problem });
  const confirmed = await confirmPassword(parts, session, change);
  if (!confirmed.ok) return confirmed;
  const hash = await passwords.hash(change.password);
  const now = clock.now().toISOString();
  const changed = await inAccount(db, session, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("account")
      .set({ password: hash, updatedAt: now })
      .where("userId", "=", session.userId)
      .where("providerId", "=", passwordProvider)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw new Error("The account has no password to change.");
    return deleteOtherSessions(trx, session);
  });
  return changed.ok ? changed : refused({ reason: "signed out" });
}

/** Before what a session that was left open must not do. Giving the password counts for another 15 minutes. */
export async function confirmPassword(
  parts: PasswordParts,
  session: AdministratorSession,
  given: Confirmation,
): Promise<Result<void, ConfirmationRefusal>> {
  const { db, clock } = parts;
  if (isRecentSignIn(session, clock.now())) return accepted(undefined);
  if (given.current === "") return refused({ reason: "current password missing" });
  const refusal = await checkCurrentPassword(parts, session, given);
  if (refusal !== null) return refused(refusal);
  const passwordConfirmedAt = clock.now().toISOString();
  const noted = db.updateTable("session").set({ passwordConfirmedAt }).where("id", "=", session.id);
  const { numUpdatedRows } = await noted.executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? accepted(undefined) : refused({ reason: "signed out" });
}

/** Guessing is slowed down together with guessing at the sign-in. */
export async function checkCurrentPassword(
  { db, passwords, throttle }: Omit<PasswordParts, "clock">,
  { userId, email, device }: AdministratorSession,
  { current, address }: { current: string; address: string },
): Promise<SignInRefusal | null> {
  const account = accountOf(email);
  const attempt = await throttle.attempt({ address, device }, account);
  if (!attempt.allowed) return { reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds };
  const { password: hash } = await db
    .selectFrom("account")
    .select("password")
    .where("userId", "=", userId)
    .where("providerId", "=", passwordProvider)
    .executeTakeFirstOrThrow();
  if (hash === null) throw new Error("The account has no password.");
  try {
    const isRight =
      current.length <= passwordMaximum && (await passwords.verify({ hash, password: current }));
    if (!isRight) return { reason: "wrong" };
  } catch (error) {
    return refusedIfBusy(error).refusal;
  }
  await throttle.reset({ address, device }, account);
  return null;
}

/** For what hashing throws where too many wait already. Throws what is another error. */
export function refusedIfBusy(error: unknown) {
  if (!(error instanceof PasswordsBusy)) throw error;
  return refused<Throttled>({ reason: "throttled", retryAfterSeconds: 2 });
}

/** Answers how many. */
export function endOtherSessions(
  db: Kysely<Database>,
  session: AdministratorSession,
): Promise<Result<{ ended: number }, "signed out">> {
  return inAccount(db, session, (trx) => deleteOtherSessions(trx, session));
}

/** One change of an account at a time, and only from a session that still exists. */
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
export async function deleteOtherSessions(trx: Transaction<Database>, { userId, id }: AdministratorSession) {
  const { numDeletedRows } = await trx
    .deleteFrom("session")
    .where("userId", "=", userId)
    .where("id", "!=", id)
    .executeTakeFirstOrThrow();
  await forgetDevices(trx, userId);
  return { ended: Number(numDeletedRows) };
}
