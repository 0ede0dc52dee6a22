import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { languageOf } from "#domain/values/administrator-language.ts";
import { normalizeLine } from "#domain/values/normalize-text.ts";
import { minute } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { hashOf } from "#platform/secrets.ts";
import { accountOf, signInAddress } from "./account.ts";
import { deleteOtherSessions, inAccount } from "./end-sessions.ts";
import {
  checkCurrentPassword,
  type PasswordParts,
  type SignInRefusal,
} from "./passwords/confirm-password.ts";
import type { AccountMail } from "./passwords/password-links.ts";
import type { AdministratorSession } from "./sessions.ts";

const linkLifetime = 30 * minute;
const tokenPattern = /^[\w-]{43}$/;
/** UTF-16 units. */
const longestName = 80;

export interface AccountDetails {
  name: string;
  email: string;
}

export interface DetailsChange extends AccountDetails {
  seen: AccountDetails;
  current: string;
  address: string;
}

export interface DetailsChanged {
  isNameChanged: boolean;
  isEmailChanged: boolean;
  mailedTo: string | null;
  ended: number;
  stored: AccountDetails;
}

export type DetailsRefusal =
  | SignInRefusal
  | { reason: "name missing" }
  | { reason: "name too long" }
  | { reason: "no email" }
  | { reason: "email taken" }
  | { reason: "current password missing" }
  | { reason: "changed"; stored: AccountDetails }
  | { reason: "signed out" };

export interface OwnDetails {
  read(session: AdministratorSession): Promise<AccountDetails & { waiting: string | null }>;
  /** A new e-mail ends all other sessions. */
  change(
    session: AdministratorSession,
    change: DetailsChange,
  ): Promise<Result<DetailsChanged, DetailsRefusal>>;
  withdraw(session: AdministratorSession): Promise<void>;
  openLink(token: string): Promise<string | null>;
  /** Works once; answers the new address. */
  useLink(token: string): Promise<Result<string, "over" | "email taken">>;
}

/** Changes an administrator's name and e-mail address; a new address is proven by a mailed link first. */
export function createOwnDetails(parts: PasswordParts & { mail: AccountMail | null }): OwnDetails {
  const { db, clock, mail } = parts;
  const timeNow = () => clock.now().toISOString();

  async function linkOf(token: string) {
    if (!tokenPattern.test(token)) return null;
    const link = await db
      .selectFrom("email_links")
      .selectAll()
      .where("token_hash", "=", hashOf(token))
      .where("expires_at", ">", timeNow())
      .executeTakeFirst();
    return link ?? null;
  }

  function tellChanged(before: string, email: string, language: string | null): void {
    for (const told of [before, email]) {
      mail?.sendEmailChanged({ email: told, language: languageOf(language) }, email);
    }
  }

  async function carryOut(
    trx: Transaction<Database>,
    session: AdministratorSession,
    { wanted, seen, token }: { wanted: AccountDetails; seen: AccountDetails; token: string | null },
  ): Promise<Result<DetailsChanged & { language: string | null }, DetailsRefusal>> {
    const { userId } = session;
    const user = trx.selectFrom("user").select(["name", "email", "language"]).where("id", "=", userId);
    const { language, ...stored } = await user.executeTakeFirstOrThrow();
    if (stored.name !== seen.name || stored.email !== seen.email) {
      return refused({ reason: "changed", stored });
    }
    const isNameChanged = wanted.name !== stored.name;
    const isNewEmail = wanted.email !== stored.email;
    if (isNewEmail && (await isTaken(trx, wanted.email))) return refused({ reason: "email taken" });
    const isEmailChanged = isNewEmail && token === null;
    const email = isEmailChanged ? wanted.email : stored.email;
    const change = trx.updateTable("user").set({ name: wanted.name, email, updatedAt: timeNow() });
    await change.where("id", "=", userId).execute();
    if (isNewEmail && token !== null) {
      const expires_at = new Date(clock.now().getTime() + linkLifetime).toISOString();
      const link = { token_hash: hashOf(token), session_id: session.id, email: wanted.email, expires_at };
      await trx
        .insertInto("email_links")
        .values({ user_id: userId, ...link })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet(link))
        .execute();
    }
    const { ended } = isEmailChanged ? await endElsewhere(trx, session) : { ended: 0 };
    const mailedTo = isNewEmail && token !== null ? wanted.email : null;
    const now = { name: wanted.name, email };
    return accepted({ isNameChanged, isEmailChanged, mailedTo, ended, language, stored: now });
  }

  return {
    async read({ userId }) {
      const user = db.selectFrom("user").select(["name", "email"]).where("id", "=", userId);
      const { name, email } = await user.executeTakeFirstOrThrow();
      const waiting = await db
        .selectFrom("email_links")
        .select("email")
        .where("user_id", "=", userId)
        .where("expires_at", ">", timeNow())
        .executeTakeFirst();
      return { name, email, waiting: waiting?.email ?? null };
    },

    async change(session, { name, email, seen, current, address }) {
      const wanted = { name: normalizeLine(name, longestName), email: accountOf(email) };
      if (wanted.name === null) return refused({ reason: "name too long" });
      if (wanted.name === "") return refused({ reason: "name missing" });
      if (!signInAddress.safeParse(wanted.email).success) return refused({ reason: "no email" });
      if (current === "") return refused({ reason: "current password missing" });
      const wrong = await checkCurrentPassword(parts, session, { current, address });
      if (wrong !== null) return refused(wrong);
      const token = (await mail?.isSetUp()) ? randomBytes(32).toString("base64url") : null;
      const details = { name: wanted.name, email: wanted.email };
      const done = await inAccount(db, session, (trx) =>
        carryOut(trx, session, { wanted: details, seen, token }),
      );
      if (!done.ok) return refused({ reason: "signed out" });
      if (!done.value.ok) return done.value;
      const { language: chosen, ...changed } = done.value.value;
      const language = languageOf(chosen);
      if (changed.mailedTo !== null && token !== null) {
        mail?.sendEmailLink({ email: changed.mailedTo, language }, token);
        mail?.sendEmailAsked({ email: seen.email, language }, changed.mailedTo);
      }
      if (changed.isEmailChanged) tellChanged(seen.email, details.email, chosen);
      return accepted(changed);
    },

    async withdraw({ userId }) {
      await db.deleteFrom("email_links").where("user_id", "=", userId).execute();
    },

    openLink: async (token) => (await linkOf(token))?.email ?? null,

    async useLink(token) {
      const link = await linkOf(token);
      if (link === null) return refused("over");
      const { user_id: userId, session_id: id, email } = link;
      const used = await db.transaction().execute(async (trx) => {
        const taken = trx.deleteFrom("email_links").where("token_hash", "=", hashOf(token));
        if ((await taken.executeTakeFirstOrThrow()).numDeletedRows !== 1n) return refused("over" as const);
        if (await isTaken(trx, email)) return refused("email taken" as const);
        const user = trx.selectFrom("user").select(["email", "language"]).where("id", "=", userId);
        const before = await user.executeTakeFirstOrThrow();
        await trx
          .updateTable("user")
          .set({ email, emailVerified: 1, updatedAt: timeNow() })
          .where("id", "=", userId)
          .execute();
        await endElsewhere(trx, { userId, id });
        return accepted(before);
      });
      if (!used.ok) return used;
      tellChanged(used.value.email, email, used.value.language);
      return accepted(email);
    },
  };
}

/** Also ends password links: they went to the address before. */
async function endElsewhere(trx: Transaction<Database>, session: { userId: string; id: string }) {
  await trx.deleteFrom("password_links").where("user_id", "=", session.userId).execute();
  await trx.deleteFrom("email_links").where("user_id", "=", session.userId).execute();
  return deleteOtherSessions(trx, session);
}

async function isTaken(trx: Transaction<Database>, email: string): Promise<boolean> {
  const holder = trx.selectFrom("user").select("id").where("email", "=", email);
  return (await holder.executeTakeFirst()) !== undefined;
}
