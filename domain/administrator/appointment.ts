import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { administratorRole } from "./administrator.ts";
import type { Credentials } from "./credentials.ts";
import type { Passwords } from "./passwords.ts";

/** Better Auth's name for signing in by email and password. */
export const byPassword = "credential";

/**
 * Makes the account an administrator with this password. An account that is there gets the password and the
 * role, and all its sessions end. All of it happens or nothing. Expects credentials that were judged.
 */
export async function createOrReset(
  parts: { db: Kysely<Database>; clock: Clock; passwords: Passwords },
  { email, password }: Credentials,
): Promise<"created" | "reset"> {
  const hash = await parts.passwords.hash(password);
  const now = parts.clock.now().toISOString();
  return parts.db.transaction().execute(async (trx) => {
    const there = await trx.selectFrom("user").select("id").where("email", "=", email).executeTakeFirst();
    if (there === undefined) {
      const userId = randomUUID();
      await insertUser(trx, userId, email, now);
      await insertAccount(trx, userId, hash, now);
      return "created";
    }
    await trx
      .updateTable("user")
      .set({ role: administratorRole, updatedAt: now })
      .where("id", "=", there.id)
      .execute();
    await trx
      .deleteFrom("account")
      .where("userId", "=", there.id)
      .where("providerId", "=", byPassword)
      .execute();
    await insertAccount(trx, there.id, hash, now);
    await trx.deleteFrom("session").where("userId", "=", there.id).execute();
    return "reset";
  });
}

/** Whether any account can sign in as administrator. */
export async function administratorExists(db: Kysely<Database>): Promise<boolean> {
  const found = await db
    .selectFrom("user")
    .innerJoin("account", "account.userId", "user.id")
    .select("user.id")
    .where("user.role", "=", administratorRole)
    .where("account.providerId", "=", byPassword)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function insertUser(trx: Transaction<Database>, id: string, email: string, now: string) {
  await trx
    .insertInto("user")
    .values({
      id,
      email,
      name: "Administrator",
      emailVerified: 1,
      image: null,
      role: administratorRole,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

async function insertAccount(trx: Transaction<Database>, userId: string, hash: string, now: string) {
  await trx
    .insertInto("account")
    .values({
      id: randomUUID(),
      accountId: userId,
      providerId: byPassword,
      userId,
      password: hash,
      accessToken: null,
      refreshToken: null,
      idToken: null,
      accessTokenExpiresAt: null,
      refreshTokenExpiresAt: null,
      scope: null,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}
