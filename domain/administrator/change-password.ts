import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { type Result, refused } from "#platform/result.ts";
import { hashOf, keepPassword } from "./account-changes.ts";
import type { AdministratorSession, PasswordChange, PasswordRefusal } from "./administrator.ts";
import { accountOf } from "./credentials.ts";
import { passwordMaximum, validatePassword } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";
import { isRecentSignIn } from "./sessions.ts";
import type { SignInThrottle } from "./sign-in-throttle.ts";

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  passwords: Passwords;
  throttle: SignInThrottle;
}

/** Changes the password of the signed-in account (decision 22); see `Administrator.changePassword`. */
export async function changePassword(
  parts: Parts,
  session: AdministratorSession,
  change: PasswordChange,
): Promise<Result<{ ended: number }, PasswordRefusal>> {
  const message = validatePassword(change.password);
  if (message !== null) return refused({ reason: "invalid", message });
  const isConfirmed = !isRecentSignIn(session, parts.clock.now());
  if (isConfirmed) {
    if (change.current === "") return refused({ reason: "current password missing" });
    const refusal = await judgeCurrentPassword(parts, session, change);
    if (refusal !== null) return refused(refusal);
  }
  const hash = await parts.passwords.hash(change.password);
  const asking = { userId: session.userId, sessionId: session.id };
  const kept = await keepPassword(parts, asking, { hash, isConfirmed });
  return kept.ok ? kept : refused({ reason: "signed out" });
}

/** Guessing the current password is slowed down together with guessing at the sign-in. */
async function judgeCurrentPassword(
  { db, passwords, throttle }: Parts,
  { userId, email }: AdministratorSession,
  { current, address }: PasswordChange,
): Promise<PasswordRefusal | null> {
  const account = accountOf(email);
  const attempt = await throttle.attempt(address, account);
  if (!attempt.allowed) return { reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds };
  const hash = await hashOf(db, userId);
  const isRight = current.length <= passwordMaximum && (await passwords.verify({ hash, password: current }));
  if (!isRight) return { reason: "wrong" };
  await throttle.reset(address, account);
  return null;
}
