import { APIError } from "better-auth/api";
import type { Kysely } from "kysely";
import { keepPushes } from "#domain/push/push.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { accountOf, type Credentials } from "./account.ts";
import type { Authentication } from "./authentication.ts";
import type { cookiesAt } from "./cookies.ts";
import type { KnownDevices } from "./known-devices.ts";
import { deleteSession, openSession } from "./open-session.ts";
import { refusedIfBusy, type SignInRefusal } from "./passwords/confirm-password.ts";
import type { Passwords } from "./passwords/passwords.ts";
import { type TypedCode, typedCode, useCode } from "./second-factor/codes.ts";
import { countRecoveryCodes, storedRecoveryCode } from "./second-factor/recovery-codes.ts";
import { referenceOf, type StartSection, startSectionOf } from "./sessions.ts";
import type { SignInThrottle, TriedFrom } from "./sign-in-throttle.ts";
import type { StrangerTurns } from "./stranger-turns.ts";

export interface SignInFrom {
  address: string;
  userAgent: string | null;
  cookie: string | null;
}

export interface SignedIn {
  setCookie: string[];
  reference: string;
  startSection: StartSection;
}

/** The cookies hold a right password for ten minutes. */
export type SignInStep = ({ asksForCode: false } & SignedIn) | { asksForCode: true; setCookie: string[] };

export interface CodeEntry {
  code: string;
  remember: boolean;
}

export type CodeRefusal =
  | { reason: "wrong" }
  | { reason: "over" }
  | { reason: "locked"; retryAfterSeconds: number };

export interface CodeAccepted extends SignedIn {
  recoveryCodesLeft: number | null;
}

export interface SignIn {
  signIn(credentials: Credentials, from: SignInFrom): Promise<Result<SignInStep, SignInRefusal>>;
  isAskedForCode(cookie: string | null): Promise<boolean>;
  giveCode(entry: CodeEntry, from: SignInFrom): Promise<Result<CodeAccepted, CodeRefusal>>;
}

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  api: Authentication["api"];
  passwords: Passwords;
  throttle: SignInThrottle;
  devices: KnownDevices;
  strangers: StrangerTurns;
  cookies: ReturnType<typeof cookiesAt>;
}

const stepCookie = "two_factor";
const rememberedCookie = "trust_device";

/** Slows down guessed passwords; guessed codes end in a lock. */
export function createSignIn(parts: Parts): SignIn {
  const { db, clock, api, throttle, devices, strangers, cookies } = parts;

  function headersFor({ userAgent, cookie }: SignInFrom, passedOn: string): Headers {
    const value = cookies.read(cookie, passedOn);
    return new Headers({
      ...(userAgent === null ? {} : { "user-agent": userAgent.slice(0, 400) }),
      ...(value === null ? {} : { cookie: `${cookies.nameOf(passedOn)}=${value}` }),
    });
  }

  async function triedFrom({ address, cookie }: SignInFrom, account: string): Promise<TriedFrom> {
    const known = await devices.read(cookie);
    return { address, device: known?.account === account ? known.device : null };
  }

  function inTurn<Value>({ address, device }: TriedFrom, work: () => Promise<Value>): Promise<Value> {
    return device === null ? strangers.take(address, work) : work();
  }

  async function finish(answer: { token: string; setCookie: string[] }, from: SignInFrom) {
    const before = await openSession(parts, from.cookie);
    if (before !== null) await deleteSession(db, before.session.token);
    await db.deleteFrom("session").where("expiresAt", "<", clock.now().toISOString()).execute();
    const { id, userId, startSection } = await db
      .selectFrom("session")
      .innerJoin("user", "user.id", "session.userId")
      .select(["session.id", "session.userId", "user.startSection"])
      .where("token", "=", answer.token)
      .executeTakeFirstOrThrow();
    const known = await devices.read(from.cookie);
    const device = known?.userId === userId ? known.device : null;
    if (device !== null) await keepPushes(db, device, { id, userId });
    const setCookie = [...answer.setCookie, await devices.remember(device, userId)];
    return { setCookie, reference: referenceOf(id), startSection: startSectionOf(startSection) };
  }

  async function userAskedForCode(cookie: string | null): Promise<string | null> {
    const [mark = ""] = (cookies.read(cookie, stepCookie) ?? "").split(".");
    if (!mark.startsWith("2fa-")) return null;
    const pending = await db
      .selectFrom("verification")
      .select("value")
      .where("identifier", "=", mark)
      .where("expiresAt", ">", clock.now().toISOString())
      .executeTakeFirst();
    return pending?.value ?? null;
  }

  async function verify(userId: string, typed: TypedCode, trustDevice: boolean, from: SignInFrom) {
    const call = { headers: headersFor(from, stepCookie), returnHeaders: true } as const;
    if (typed.kind === "app") return api.verifyTOTP({ ...call, body: { code: typed.code, trustDevice } });
    const code = await storedRecoveryCode(parts, userId, typed.code);
    return api.verifyBackupCode({ ...call, body: { code, trustDevice } });
  }

  async function refusalOf(reason: string, userId: string): Promise<CodeRefusal> {
    if (["INVALID_CODE", "INVALID_BACKUP_CODE", ""].includes(reason)) return { reason: "wrong" };
    if (reason === "BUSY") return { reason: "locked", retryAfterSeconds: 2 };
    if (reason !== "ACCOUNT_TEMPORARILY_LOCKED") return { reason: "over" };
    const factor = db.selectFrom("twoFactor").select("lockedUntil").where("userId", "=", userId);
    const { lockedUntil } = await factor.executeTakeFirstOrThrow();
    const milliseconds = new Date(lockedUntil ?? 0).getTime() - clock.now().getTime();
    return { reason: "locked", retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) };
  }

  return {
    async signIn({ email, password }, from) {
      const account = accountOf(email);
      const tried = await triedFrom(from, account);
      const attempt = await throttle.attempt(tried, account);
      if (!attempt.allowed) {
        return refused({ reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds });
      }
      try {
        // Hashes for unknown accounts too, so that the time tells nothing.
        const { headers, response } = await inTurn(tried, () =>
          api.signInEmail({
            body: { email: account, password },
            headers: headersFor(from, rememberedCookie),
            returnHeaders: true,
          }),
        );
        await throttle.reset(tried, account);
        const setCookie = headers.getSetCookie();
        if ("twoFactorRedirect" in response) return accepted({ asksForCode: true, setCookie });
        const signedIn = await finish({ token: response.token, setCookie }, from);
        return accepted({ asksForCode: false, ...signedIn });
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return refused({ reason: "wrong" });
        return refusedIfBusy(error);
      }
    },

    isAskedForCode: async (cookie) => (await userAskedForCode(cookie)) !== null,

    async giveCode(entry, from) {
      const userId = await userAskedForCode(from.cookie);
      if (userId === null) return refused({ reason: "over" });
      const code = typedCode(entry.code);
      const used = await useCode(parts, userId, code, () => verify(userId, code, entry.remember, from));
      if (!used.ok) return refused(await refusalOf(used.refusal, userId));
      const { headers, response } = used.value;
      const { token } = response;
      if (token === undefined) throw new Error("The code was right, and no session was opened.");
      const signedIn = await finish({ token, setCookie: headers.getSetCookie() }, from);
      const recoveryCodesLeft = code.kind === "app" ? null : await countRecoveryCodes(db, userId);
      return accepted({ ...signedIn, recoveryCodesLeft });
    },
  };
}
