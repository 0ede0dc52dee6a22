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
  /** Needed 15 minutes after the password was last entered. */
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

/** Accepted within 15 minutes of the password. */
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

/** Guesses count together with those at the sign-in. */
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

/** A refusal for PasswordsBusy; throws any other error. */
export function refusedIfBusy(error: unknown) {
  if (!(error instanceof PasswordsBusy)) throw error;
  return refused<Throttled>({ reason: "throttled", retryAfterSeconds: 2 });
}
