import { APIError } from "better-auth/api";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { accountOf } from "../account.ts";
import type { Authentication } from "../authentication.ts";
import { deleteOtherSessions, inAccount } from "../end-sessions.ts";
import { cookieHeader } from "../open-session.ts";
import {
  checkCurrentPassword,
  type PasswordParts,
  refusedIfBusy,
  type SignInRefusal,
  type Throttled,
} from "../passwords/confirm-password.ts";
import type { AdministratorSession } from "../sessions.ts";
import { typedCode, useCode } from "./codes.ts";
import {
  countRecoveryCodes,
  hashRecoveryCodes,
  newRecoveryCodes,
  storedRecoveryCode,
} from "./recovery-codes.ts";
import { forgetDevices } from "./remembered-devices.ts";

export interface Asking {
  session: AdministratorSession;
  cookie: string | null;
  address: string;
}

export type SecondFactorState = { isOn: false } | { isOn: true; recoveryCodesLeft: number };

export type SecondFactorRefusal =
  | SignInRefusal
  | { reason: "code wrong" }
  | { reason: "no longer so" }
  | { reason: "signed out" };

type Outcome<Value> = Promise<Result<Value, SecondFactorRefusal>>;

export interface SecondFactor {
  state(session: AdministratorSession): Promise<SecondFactorState>;
  /** Voids an earlier unconfirmed key. */
  begin(asking: Asking, given: { password: string }): Outcome<{ address: string }>;
  /** Ends all other sessions. The codes are never shown again. */
  switchOn(asking: Asking, given: { code: string }): Outcome<{ recoveryCodes: string[]; ended: number }>;
  switchOff(asking: Asking, given: { password: string; code: string }): Outcome<void>;
  renewRecoveryCodes(
    asking: Asking,
    given: { password: string; code: string },
  ): Outcome<{ recoveryCodes: string[] }>;
  remove(email: string): Promise<"removed" | "was off" | "no account">;
}

/** The code by an app (TOTP, RFC 6238) and the recovery codes that stand for it. */
export function createSecondFactor(parts: PasswordParts & { api: Authentication["api"] }): SecondFactor {
  const { db, api, passwords, throttle } = parts;

  async function isOn(userId: string): Promise<boolean> {
    const user = db.selectFrom("user").select("twoFactorEnabled").where("id", "=", userId);
    return Boolean((await user.executeTakeFirstOrThrow()).twoFactorEnabled);
  }

  async function makeRecoveryCodes(): Promise<
    Result<{ recoveryCodes: string[]; stored: string }, Throttled>
  > {
    const recoveryCodes = newRecoveryCodes();
    const stored = await hashRecoveryCodes(recoveryCodes, passwords).catch(refusedIfBusy);
    return typeof stored === "string" ? accepted({ recoveryCodes, stored }) : stored;
  }

  async function checkPassword({ session, address }: Asking, password: string) {
    return checkCurrentPassword(parts, session, { current: password, address });
  }

  async function checkCode(
    { session, cookie, address }: Asking,
    typed: string,
  ): Promise<SecondFactorRefusal | null> {
    const { userId, email, device } = session;
    const from = { address, device };
    const attempt = await throttle.attempt(from, accountOf(email));
    if (!attempt.allowed) return { reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds };
    const { kind, code } = typedCode(typed);
    const headers = cookieHeader(cookie);
    const used = await useCode(parts, userId, { kind, code }, async () => {
      if (kind === "app") return api.verifyTOTP({ body: { code }, headers });
      const stored = await storedRecoveryCode(parts, userId, code);
      return api.verifyBackupCode({ body: { code: stored, disableSession: true }, headers });
    });
    if (!used.ok) return refusalOf(used.refusal);
    await throttle.reset(from, accountOf(email));
    return null;
  }

  async function checkBoth(
    asking: Asking,
    given: { password: string; code: string },
  ): Promise<SecondFactorRefusal | null> {
    if (!(await isOn(asking.session.userId))) return { reason: "no longer so" };
    return (await checkPassword(asking, given.password)) ?? (await checkCode(asking, given.code));
  }

  return {
    async state({ userId }) {
      if (!(await isOn(userId))) return { isOn: false };
      return { isOn: true, recoveryCodesLeft: await countRecoveryCodes(db, userId) };
    },

    async begin(asking, { password }) {
      const { userId } = asking.session;
      if (await isOn(userId)) return refused({ reason: "no longer so" });
      const refusal = await checkPassword(asking, password);
      if (refusal !== null) return refused(refusal);
      await db.deleteFrom("twoFactor").where("userId", "=", userId).execute();
      const made = await obeyed(() =>
        api.enableTwoFactor({ body: { password, method: "totp" }, headers: cookieHeader(asking.cookie) }),
      );
      if (!made.ok) return made;
      if (made.value.method !== "totp") throw new Error("A second factor was made that is no app.");
      await db.updateTable("twoFactor").set({ verified: 1 }).where("userId", "=", userId).execute();
      return accepted({ address: made.value.totpURI });
    },

    async switchOn(asking, { code }) {
      const { session } = asking;
      const begun = await factorOf(db, session.userId);
      if (begun === undefined || (await isOn(session.userId))) return refused({ reason: "no longer so" });
      if (typedCode(code).kind !== "app") return refused({ reason: "code wrong" });
      const refusal = await checkCode(asking, code);
      if (refusal !== null) return refused(refusal);
      const made = await makeRecoveryCodes();
      if (!made.ok) return made;
      const { recoveryCodes, stored } = made.value;
      const switched = await inAccount(db, session, async (trx) => {
        if ((await factorOf(trx, session.userId))?.id !== begun.id) return null;
        await storeRecoveryCodes(trx, session.userId, stored);
        await setFlag(trx, session.userId, 1);
        return deleteOtherSessions(trx, session);
      });
      if (!switched.ok) return refused({ reason: switched.refusal });
      if (switched.value === null) return refused({ reason: "no longer so" });
      return accepted({ recoveryCodes, ended: switched.value.ended });
    },

    async switchOff(asking, given) {
      const refusal = await checkBoth(asking, given);
      if (refusal !== null) return refused(refusal);
      const { session } = asking;
      const switched = await inAccount(db, session, (trx) => removeFactor(trx, session.userId));
      return switched.ok ? accepted(undefined) : refused({ reason: switched.refusal });
    },

    async renewRecoveryCodes(asking, given) {
      const refusal = await checkBoth(asking, given);
      if (refusal !== null) return refused(refusal);
      const made = await makeRecoveryCodes();
      if (!made.ok) return made;
      const { recoveryCodes, stored } = made.value;
      const { session } = asking;
      const renewed = await inAccount(db, session, (trx) => storeRecoveryCodes(trx, session.userId, stored));
      if (!renewed.ok) return refused({ reason: renewed.refusal });
      return renewed.value ? accepted({ recoveryCodes }) : refused({ reason: "no longer so" });
    },

    async remove(email) {
      return db.transaction().execute(async (trx) => {
        const user = await trx
          .selectFrom("user")
          .select(["id", "twoFactorEnabled"])
          .where("email", "=", accountOf(email))
          .executeTakeFirst();
        if (user === undefined) return "no account";
        if (!user.twoFactorEnabled) return "was off";
        await removeFactor(trx, user.id);
        await trx.deleteFrom("session").where("userId", "=", user.id).execute();
        return "removed";
      });
    },
  };
}

/** A refusal now means an ended session or a changed password. */
async function obeyed<Value>(call: () => Promise<Value>): Outcome<Value> {
  try {
    return accepted(await call());
  } catch (error) {
    const isRefusal = error instanceof APIError && error.statusCode < 500;
    return isRefusal ? refused({ reason: "signed out" }) : refusedIfBusy(error);
  }
}

function refusalOf(reason: string): SecondFactorRefusal {
  if (reason === "BUSY") return { reason: "throttled", retryAfterSeconds: 2 };
  return { reason: reason === "INVALID_TWO_FACTOR_COOKIE" ? "signed out" : "code wrong" };
}

function factorOf(db: Kysely<Database>, userId: string) {
  return db.selectFrom("twoFactor").select("id").where("userId", "=", userId).executeTakeFirst();
}

async function setFlag(trx: Transaction<Database>, userId: string, flag: 0 | 1): Promise<void> {
  await trx.updateTable("user").set({ twoFactorEnabled: flag }).where("id", "=", userId).execute();
}

async function storeRecoveryCodes(
  trx: Transaction<Database>,
  userId: string,
  backupCodes: string,
): Promise<boolean> {
  const factor = trx.updateTable("twoFactor").set({ backupCodes }).where("userId", "=", userId);
  return (await factor.executeTakeFirstOrThrow()).numUpdatedRows === 1n;
}

async function removeFactor(trx: Transaction<Database>, userId: string): Promise<void> {
  await setFlag(trx, userId, 0);
  await trx.deleteFrom("twoFactor").where("userId", "=", userId).execute();
  await forgetDevices(trx, userId);
}
