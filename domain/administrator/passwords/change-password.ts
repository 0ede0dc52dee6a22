import { type Result, refused } from "#platform/result.ts";
import { passwordProvider } from "../account.ts";
import { deleteOtherSessions, inAccount } from "../end-sessions.ts";
import type { AdministratorSession } from "../sessions.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import {
  type Confirmation,
  type ConfirmationRefusal,
  confirmPassword,
  type PasswordParts,
} from "./confirm-password.ts";
import { type NewPasswordProblem, ownWordsOf, validateNewPassword } from "./password-rules.ts";

export interface PasswordChange extends Confirmation {
  password: string;
  confirmation: string;
}

export type PasswordRefusal = ConfirmationRefusal | { reason: "invalid"; problem: NewPasswordProblem };

/** Changes the password and ends all other sessions. */
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
    await trx.deleteFrom("email_links").where("user_id", "=", session.userId).execute();
    return deleteOtherSessions(trx, session);
  });
  return changed.ok ? changed : refused({ reason: "signed out" });
}
