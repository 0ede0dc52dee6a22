import { APIError } from "better-auth/api";
import type { Kysely } from "kysely";
import { type Clock, minute } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { PasswordsBusy } from "../passwords/passwords.ts";
import { recoveryCodeOf } from "./recovery-codes.ts";

const codeMaximum = 40;
/** Longer than a code is valid. */
const usedCodeKept = 3 * minute;

export type TypedCode = { kind: "app" | "recovery"; code: string };

/** Six digits are the app's; all else is a recovery code. */
export function typedCode(typed: string): TypedCode {
  const read = typed.slice(0, codeMaximum);
  const digits = read.replace(/\s/g, "");
  if (/^\d{6}$/.test(digits)) return { kind: "app", code: digits };
  return { kind: "recovery", code: recoveryCodeOf(read) };
}

/** A code is judged only once (RFC 6238, 5.2). Refuses with Better Auth's reason, or `BUSY`. */
export async function useCode<Value>(
  parts: { db: Kysely<Database>; clock: Clock },
  userId: string,
  { kind, code }: TypedCode,
  verify: () => Promise<Value>,
): Promise<Result<Value, string>> {
  const claim = `used-code-${userId}-${code}`;
  if (kind === "app" && !(await claimCode(parts, claim))) return refused("INVALID_CODE");
  try {
    return accepted(await verify());
  } catch (error) {
    await parts.db.deleteFrom("verification").where("id", "=", claim).execute();
    if (error instanceof PasswordsBusy) return refused("BUSY");
    if (error instanceof APIError && error.statusCode < 500) return refused(error.body?.code ?? "");
    throw error;
  }
}

/** Better Auth removes the expired row. */
async function claimCode({ db, clock }: { db: Kysely<Database>; clock: Clock }, claim: string) {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + usedCodeKept).toISOString();
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString(), expiresAt };
  await db
    .deleteFrom("verification")
    .where("id", "=", claim)
    .where("expiresAt", "<", now.toISOString())
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("verification")
    .values({ id: claim, identifier: claim, value: "", ...times })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
