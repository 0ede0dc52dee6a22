import { hkdfSync } from "node:crypto";
import type { Kysely } from "kysely";
import type { AdministratorLanguage } from "#domain/values/administrator-language.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { createNetworkLimiter } from "#platform/network-limiter.ts";
import type { RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { areEqual } from "#platform/secrets.ts";
import { accountOf, administratorExists, createFirst, signInAddress } from "./account.ts";
import { loadCommonPasswords } from "./passwords/common-passwords.ts";
import { refusedIfBusy, type Throttled } from "./passwords/confirm-password.ts";
import { type NewPasswordProblem, ownWordsOf, validateNewPassword } from "./passwords/password-rules.ts";
import type { Passwords } from "./passwords/passwords.ts";

/** Bytes, written in hexadecimal because addresses are lower-cased. */
const tokenLength = 20;
/** Of wrong links: nobody keeps the owner from his. */
const guesses = { most: 60, seconds: 10 * 60 };

/** Whoever has a wrong link is told nothing more. */
export type SetupLinkRefusal = { reason: "wrong" } | { reason: "exists" } | Throttled;
export type SetupRefusal =
  | SetupLinkRefusal
  | { reason: "no email" }
  | { reason: "invalid"; problem: NewPasswordProblem };

export interface FirstAccount {
  email: string;
  password: string;
  confirmation: string;
  language: AdministratorLanguage;
}

/** Decision 066. */
export interface Setup {
  token(): Promise<string | null>;
  open(token: string, address: string): Promise<Result<void, SetupLinkRefusal>>;
  use(token: string, typed: FirstAccount, address: string): Promise<Result<void, SetupRefusal>>;
}

/** The token is derived from `secret`, never stored. */
export function createSetup(parts: {
  db: Kysely<Database>;
  clock: Clock;
  secret: string;
  passwords: Passwords;
  workshopNames(): Promise<readonly string[]>;
  limiters: RateLimiters;
}): Setup {
  const { db, secret, passwords, workshopNames, limiters } = parts;
  const attempts = createNetworkLimiter(limiters, "setup links", guesses.most, guesses.seconds);

  async function tokenHere(): Promise<string> {
    const { identity } = await db.selectFrom("installation").select("identity").executeTakeFirstOrThrow();
    return Buffer.from(hkdfSync("sha256", secret, identity, "setup link", tokenLength)).toString("hex");
  }

  async function isRight(token: string): Promise<boolean> {
    return areEqual(token, await tokenHere());
  }

  async function open(token: string, address: string): Promise<Result<void, SetupLinkRefusal>> {
    if (await isRight(token)) {
      return (await administratorExists(db)) ? refused({ reason: "exists" }) : accepted(undefined);
    }
    const retryAfterSeconds = await attempts.count(address);
    return refused(
      retryAfterSeconds === null ? { reason: "wrong" } : { reason: "throttled", retryAfterSeconds },
    );
  }

  return {
    token: async () => ((await administratorExists(db)) ? null : tokenHere()),
    open,
    async use(token, typed, address) {
      const opened = await open(token, address);
      if (!opened.ok) return opened;
      const email = accountOf(typed.email);
      if (!signInAddress.safeParse(email).success) return refused({ reason: "no email" });
      const own = ownWordsOf(email, await workshopNames());
      const problem = validateNewPassword(typed, { common: await loadCommonPasswords(), own });
      if (problem !== null) return refused({ reason: "invalid", problem });
      const hash = await passwords.hash(typed.password).catch(refusedIfBusy);
      if (typeof hash !== "string") return hash;
      const { language } = typed;
      const isMade = await createFirst(parts, { email, hash, language });
      return isMade ? accepted(undefined) : refused({ reason: "exists" });
    },
  };
}
