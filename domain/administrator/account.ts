import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { z } from "zod";
import { endPushes } from "#domain/push/push.ts";
import type { AdministratorLanguage } from "#domain/values/administrator-language.ts";
import { longestEmail, readEmail } from "#domain/values/email-address.ts";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { loadCommonPasswords } from "./passwords/common-passwords.ts";
import {
  ownWordsOf,
  type PasswordProblem,
  passwordMaximum,
  passwordMinimum,
  validatePassword,
} from "./passwords/password-rules.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { forgetDevices } from "./second-factor/remembered-devices.ts";

export const administratorRole = "administrator";

export const passwordProvider = "credential";

export interface Credentials {
  email: string;
  password: string;
}

export const signInAddress = z.email();

/** The one spelling of an e-mail; empty if too long. */
export function accountOf(email: string): string {
  const line = normalizeLine(email, longestEmail) ?? "";
  return (readEmail(line) ?? line).toLowerCase();
}

const lengths = `Password must be at least ${passwordMinimum} characters long, and at most ${passwordMaximum}.`;

const sentences: Record<PasswordProblem, string> = {
  "too short": lengths,
  "too long": lengths,
  "too common": "The password is one of those that are tried first.",
  "own words": "The password is little more than the e-mail address or a name of the workshop.",
};

/** Checks e-mail and password; the refusal is a sentence for the operator. */
export async function validateCredentials(
  credentials: Credentials,
  workshopNames: readonly string[],
): Promise<Result<Credentials, { message: string }>> {
  const email = accountOf(credentials.email);
  if (!signInAddress.safeParse(email).success) {
    return refused({ message: `'${credentials.email}' is not an email address.` });
  }
  const guessable = { common: await loadCommonPasswords(), own: ownWordsOf(email, workshopNames) };
  const problem = validatePassword(credentials.password, guessable);
  if (problem !== null) return refused({ message: sentences[problem] });
  return accepted({ email, password: credentials.password });
}

/** Signs the account out everywhere; its second factor stays. */
export async function createOrReset(
  parts: { db: Kysely<Database>; clock: Clock; passwords: Passwords },
  { email, password }: Credentials,
): Promise<"created" | "reset"> {
  const hash = await parts.passwords.hash(password);
  return parts.db.transaction().execute(async (trx) => {
    await waitForOthers(trx);
    return writeAdministrator(trx, { email, hash, now: parts.clock.now() });
  });
}

/** Answers false where there is an administrator already. */
export async function createFirst(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  { email, hash, language }: { email: string; hash: string; language: AdministratorLanguage },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await waitForOthers(trx);
    if (await administratorExists(trx)) return false;
    await writeAdministrator(trx, { email, hash, now: clock.now() });
    await trx.updateTable("user").set({ language }).where("email", "=", email).execute();
    return true;
  });
}

/** Whoever makes an administrator at the same time waits at this row. */
async function waitForOthers(trx: Transaction<Database>): Promise<void> {
  await trx
    .updateTable("installation")
    .set(({ ref }) => ({ identity: ref("identity") }))
    .execute();
}

async function writeAdministrator(
  trx: Transaction<Database>,
  { email, hash, now }: { email: string; hash: string; now: Date },
): Promise<"created" | "reset"> {
  const times = { createdAt: now.toISOString(), updatedAt: now.toISOString() };
  const known = await trx.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
  const userId = known?.id ?? randomUUID();
  if (known === undefined) {
    const user = { id: userId, email, name: "Administrator", emailVerified: 1, image: null };
    await trx
      .insertInto("user")
      .values({ ...user, role: administratorRole, ...times })
      .execute();
  } else {
    const user = trx.updateTable("user").where("id", "=", userId);
    await user.set({ role: administratorRole, updatedAt: times.updatedAt }).execute();
    const accounts = trx.deleteFrom("account").where("userId", "=", userId);
    await accounts.where("providerId", "=", passwordProvider).execute();
    await trx.deleteFrom("session").where("userId", "=", userId).execute();
    await trx.deleteFrom("email_links").where("user_id", "=", userId).execute();
    await forgetDevices(trx, userId);
    await endPushes(trx, userId);
  }
  const account = { id: randomUUID(), accountId: userId, providerId: passwordProvider, userId };
  await trx
    .insertInto("account")
    .values({ ...account, password: hash, ...times })
    .execute();
  return known === undefined ? "created" : "reset";
}

/** Whether any account can sign in as administrator. */
export async function administratorExists(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom("user")
    .innerJoin("account", "account.userId", "user.id")
    .select("user.id")
    .where("user.role", "=", administratorRole)
    .where("account.providerId", "=", passwordProvider)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The e-mail of an administrator with another one; null where there is none. */
export async function otherAdministrator(db: Kysely<Database>, email: string): Promise<string | null> {
  const others = db.selectFrom("user").select("email").where("email", "<>", accountOf(email));
  return (await others.where("role", "=", administratorRole).executeTakeFirst())?.email ?? null;
}
