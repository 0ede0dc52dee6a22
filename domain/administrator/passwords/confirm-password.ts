import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { accountOf, passwordProvider } from "../account.ts";
import { type AdministratorSession, isRecentSignIn } from "../sessions.ts";
import type { SignInThrottle } from "../sign-in-throttle.ts";
import { passwordMaximum } from "./password-rules.ts";
import { type Passwords, PasswordsBusy } from "./passwords.ts";

export type SignInRefusal = { reason: "wrong" } | Throttled;
export type Throttled = { reason: "throttled"; retryAfterSeconds: number };

export interface Confirmation {
  /** Needed when the password was last entered more than 15 minutes ago. */
  current: string;
  address: string;
}

export type ConfirmationRefusal =
  | SignInRefusal
  | { reason: "current password missing" }
  | { reason: "signed out" };

export interface PasswordParts {
  db: Kysely<Database>;
  clock: Clock;
  passwords: Passwords;
  throttle: SignInThrottle;
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
