import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import { endPushes } from "#domain/push/push.ts";
import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import { type Clock, minute } from "#platform/clock.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { createNetworkLimiter } from "#platform/network-limiter.ts";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { hashOf } from "#platform/secrets.ts";
import { accountOf, administratorRole, passwordProvider } from "../account.ts";
import { forgetDevices } from "../second-factor/remembered-devices.ts";
import { loadCommonPasswords } from "./common-passwords.ts";
import { refusedIfBusy, type Throttled } from "./confirm-password.ts";
import { type NewPasswordProblem, ownWordsOf, validateNewPassword } from "./password-rules.ts";
import type { Passwords } from "./passwords.ts";

const linkLifetime = 30 * minute;
/** Whoever asks again has a link that works. */
const mostOpenLinks = 3;
const requestsPerHour = 10;
const tokenPattern = /^[\w-]{43}$/;

export interface MailedPerson {
  email: string;
  language: AdministratorLanguage | null;
}

export interface AccountMail {
  isSetUp(): Promise<boolean>;
  sendPasswordLink(to: MailedPerson, token: string): void;
  sendPasswordChanged(to: MailedPerson): void;
  sendEmailLink(to: MailedPerson, token: string): void;
  sendEmailAsked(to: MailedPerson, email: string): void;
  sendEmailChanged(to: MailedPerson, email: string): void;
}

export type PasswordLinkRefusal =
  | { reason: "over" }
  | { reason: "invalid"; problem: NewPasswordProblem }
  | Throttled;

export interface PasswordLinks {
  areMailed(): Promise<boolean>;
  /** Neither answer nor time tell whether there is such an account. */
  request(email: string, address: string): Promise<Result<void, Throttled>>;
  open(token: string): Promise<{ ownWords: string[] } | null>;
  /** Ends all sessions. A refused password leaves the link open. */
  use(
    token: string,
    typed: { password: string; confirmation: string },
  ): Promise<Result<void, PasswordLinkRefusal>>;
}

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  passwords: Passwords;
  workshopNames(): Promise<readonly string[]>;
  limiters: RateLimiters;
  mail: AccountMail | null;
}

/** Mails links for a new password, each good once, a few an hour for one network. */
export function createPasswordLinks({
  db,
  clock,
  passwords,
  workshopNames,
  limiters,
  mail,
}: Parts): PasswordLinks {
  const requests = createNetworkLimiter(limiters, "forgotten passwords", requestsPerHour, 60 * 60);

  async function ownerOf(token: string) {
    if (!tokenPattern.test(token)) return null;
    const owner = await db
      .selectFrom("password_links")
      .innerJoin("user", "user.id", "password_links.user_id")
      .select(["user.id", "user.email", "user.language"])
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", clock.now().toISOString())
      .executeTakeFirst();
    return owner ?? null;
  }

  return {
    areMailed: async () => mail !== null && (await mail.isSetUp()),

    async request(email, address) {
      const retryAfterSeconds = await requests.count(address);
      if (retryAfterSeconds !== null) return refused({ reason: "throttled", retryAfterSeconds });
      const account = accountOf(email);
      const token = randomBytes(32).toString("base64url");
      const receiver = await db.transaction().execute(async (trx) => {
        const now = clock.now();
        await trx.deleteFrom("password_links").where("expires_at", "<=", now.toISOString()).execute();
        const user = await administratorWith(trx, account);
        const userId = user?.id ?? null;
        const open = await countRows(trx.selectFrom("password_links").where("user_id", "=", userId));
        const expires_at = new Date(now.getTime() + linkLifetime).toISOString();
        await trx
          .insertInto("password_links")
          .values({ token_hash: hashOf(token), user_id: userId, expires_at })
          .execute();
        return open < mostOpenLinks ? user : null;
      });
      if (receiver !== null) mail?.sendPasswordLink(personOf(receiver), token);
      return accepted(undefined);
    },

    async open(token) {
      const owner = await ownerOf(token);
      return owner === null ? null : { ownWords: ownWordsOf(owner.email, await workshopNames()) };
    },

    async use(token, typed) {
      const owner = await ownerOf(token);
      if (owner === null) return refused({ reason: "over" });
      const own = ownWordsOf(owner.email, await workshopNames());
      const problem = validateNewPassword(typed, { common: await loadCommonPasswords(), own });
      if (problem !== null) return refused({ reason: "invalid", problem });
      const hash = await passwords.hash(typed.password).catch(refusedIfBusy);
      if (typeof hash !== "string") return hash;
      const isChanged = await db.transaction().execute(async (trx) => {
        const taken = trx.deleteFrom("password_links").where("token_hash", "=", hashOf(token));
        if ((await taken.executeTakeFirstOrThrow()).numDeletedRows !== 1n) return false;
        await replacePassword(trx, owner.id, { hash, updatedAt: clock.now().toISOString() });
        return true;
      });
      if (!isChanged) return refused({ reason: "over" });
      mail?.sendPasswordChanged(personOf(owner));
      return accepted(undefined);
    },
  };
}

async function administratorWith(trx: Transaction<Database>, account: string) {
  const user = await trx
    .selectFrom("user")
    .innerJoin("account", "account.userId", "user.id")
    .select(["user.id", "user.email", "user.language"])
    .where("user.email", "=", account)
    .where("user.role", "=", administratorRole)
    .where("account.providerId", "=", passwordProvider)
    .executeTakeFirst();
  return user ?? null;
}

function personOf({ email, language }: { email: string; language: string | null }): MailedPerson {
  return { email, language: languageOf(language) };
}

async function replacePassword(
  trx: Transaction<Database>,
  userId: string,
  { hash, updatedAt }: { hash: string; updatedAt: string },
): Promise<void> {
  await trx
    .updateTable("account")
    .set({ password: hash, updatedAt })
    .where("userId", "=", userId)
    .where("providerId", "=", passwordProvider)
    .execute();
  await trx.deleteFrom("session").where("userId", "=", userId).execute();
  await trx.deleteFrom("password_links").where("user_id", "=", userId).execute();
  await trx.deleteFrom("email_links").where("user_id", "=", userId).execute();
  await forgetDevices(trx, userId);
  await endPushes(trx, userId);
}
