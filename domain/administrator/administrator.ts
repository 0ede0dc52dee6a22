import { endPushesOf } from "#domain/push/push.ts";
import { type AdministratorLanguage, languageOf } from "#domain/values/administrator-language.ts";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { limitersInMemory, type RateLimiters } from "#platform/rate-limiters.ts";
import { accepted, type Result } from "#platform/result.ts";
import { isUnavailable } from "#platform/unavailable.ts";
import { administratorExists, type Credentials, createOrReset, validateCredentials } from "./account.ts";
import { createOwnDetails, type OwnDetails } from "./account-details.ts";
import { createAuthentication } from "./authentication.ts";
import { cookiesAt } from "./cookies.ts";
import { type EndSessionsRefusal, endSessions, type SessionsToEnd } from "./end-sessions.ts";
import { createFirstSteps, type FirstSteps } from "./first-steps.ts";
import { createKnownDevices } from "./known-devices.ts";
import { cookieHeader, deleteSession, type OpenSession, openSession } from "./open-session.ts";
import { changePassword, type PasswordChange, type PasswordRefusal } from "./passwords/change-password.ts";
import {
  type Confirmation,
  type ConfirmationRefusal,
  confirmPassword,
  refusedIfBusy,
} from "./passwords/confirm-password.ts";
import { type AccountMail, createPasswordLinks, type PasswordLinks } from "./passwords/password-links.ts";
import { ownWordsOf } from "./passwords/password-rules.ts";
import { argon2idPasswords, hashInTurns, type Passwords } from "./passwords/passwords.ts";
import {
  forgetDevice,
  listRememberedDevices,
  type RememberedDevice,
} from "./second-factor/remembered-devices.ts";
import { createSecondFactor, type SecondFactor } from "./second-factor/second-factor.ts";
import {
  type AdministratorSession,
  isRecentSignIn,
  type ListedSession,
  listSessions,
  recordUse,
  referenceOf,
  type StartSection,
  startSectionOf,
} from "./sessions.ts";
import { createSetup, type Setup } from "./setup.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";
import { createStrangerTurns } from "./stranger-turns.ts";

export interface Administrator extends SignIn {
  signOut(headers: Headers): Promise<{ setCookie: string[]; reference: string | null }>;
  /** Also one without the role: callers check it. */
  session(headers: Headers, isUse?: boolean): Promise<AdministratorSession | null>;
  sessions(session: AdministratorSession): Promise<ListedSession[]>;
  needsPassword(session: AdministratorSession): boolean;
  confirmPassword(
    session: AdministratorSession,
    given: Confirmation,
  ): Promise<Result<void, ConfirmationRefusal>>;
  ownWords(session: AdministratorSession): Promise<string[]>;
  knownDevice(cookie: string | null): Promise<string | null>;
  changePassword(
    session: AdministratorSession,
    change: PasswordChange,
  ): Promise<Result<{ ended: number; setCookie: string[] }, PasswordRefusal>>;
  endSessions(
    session: AdministratorSession,
    toEnd: SessionsToEnd,
  ): Promise<Result<{ ended: number }, EndSessionsRefusal>>;
  secondFactor: SecondFactor;
  passwordLinks: PasswordLinks;
  setup: Setup;
  details: OwnDetails;
  rememberedDevices(session: AdministratorSession): Promise<RememberedDevice[]>;
  forgetDevice(
    session: AdministratorSession,
    reference: string,
  ): Promise<Pick<RememberedDevice, "userAgent"> | null>;
  setLanguage(session: AdministratorSession, language: AdministratorLanguage): Promise<void>;
  setStartSection(session: AdministratorSession, section: StartSection): Promise<void>;
  firstSteps: FirstSteps;
  createOrReset(credentials: Credentials): Promise<"created" | "reset">;
  exists(): Promise<boolean>;
}

/** `secret` signs cookies; `publicUrl` decides whether they need TLS. */
export function createAdministrator(parts: {
  database: Pick<OpenDatabase, "db" | "engine">;
  clock: Clock;
  log: Log;
  secret: string;
  publicUrl: string;
  workshopNames(): Promise<readonly string[]>;
  mail?: AccountMail | null;
  passwords?: Passwords;
  limiters?: RateLimiters;
}): Administrator {
  const { clock, workshopNames, limiters = limitersInMemory } = parts;
  const { db } = parts.database;
  const passwords = hashInTurns(parts.passwords ?? argon2idPasswords);
  const { api } = createAuthentication({ ...parts, passwords });
  const throttle = createSignInThrottle(limiters);
  const devices = createKnownDevices({ db, secret: parts.secret, publicUrl: parts.publicUrl });
  const opening = { db, clock, api };

  async function browserOf({ user, session }: OpenSession, cookie: string | null): Promise<string> {
    const known = await devices.read(cookie);
    return known?.userId === user.id ? known.device : `session ${session.id}`;
  }

  return {
    ...createSignIn({
      ...{ ...opening, passwords, throttle, devices, strangers: createStrangerTurns() },
      cookies: cookiesAt(parts.publicUrl),
    }),

    async signOut(headers) {
      const cookie = headers.get("cookie");
      const open = await openSession(opening, cookie);
      if (open !== null) {
        await deleteSession(db, open.session.token);
        await endPushesOf(db, await browserOf(open, cookie), open.session);
      }
      const { headers: answer } = await api.signOut({ headers: cookieHeader(cookie), returnHeaders: true });
      const reference = open === null ? null : referenceOf(open.session.id);
      return { setCookie: answer.getSetCookie(), reference };
    },

    async session(headers, isUse = true) {
      const open = await openSession(opening, headers.get("cookie"), isUse);
      if (open === null) return null;
      const { user, session, setCookie } = open;
      const use = { id: session.id, seenAt: timeOf(session.seenAt) };
      if (isUse) await recordUse(db, use, clock.now()).catch(throwUnlessUnavailable);
      return {
        userId: user.id,
        email: user.email,
        name: user.name,
        role: user.role,
        language: languageOf(user.language),
        startSection: startSectionOf(user.startSection),
        id: session.id,
        device: await browserOf(open, headers.get("cookie")),
        reference: referenceOf(session.id),
        passwordGivenAt: timeOf(session.passwordConfirmedAt) ?? session.createdAt,
        setCookie,
      };
    },

    knownDevice: async (cookie) => (await devices.read(cookie))?.device ?? null,
    sessions: (session) => listSessions(db, session, clock.now()),
    needsPassword: (session) => !isRecentSignIn(session, clock.now()),
    ownWords: async ({ email }) => ownWordsOf(email, await workshopNames()),
    async changePassword(session, change) {
      const changing = { db, clock, passwords, throttle, workshopNames: await workshopNames() };
      const changed = await changePassword(changing, session, change).catch(refusedIfBusy);
      if (!changed.ok) return changed;
      const setCookie = [await devices.remember(session.device, session.userId)];
      return accepted({ ...changed.value, setCookie });
    },
    confirmPassword: (session, given) =>
      confirmPassword({ db, clock, passwords, throttle }, session, given).catch(refusedIfBusy),
    endSessions: (session, toEnd) => endSessions({ db, clock, passwords, throttle }, session, toEnd),
    secondFactor: createSecondFactor({ ...opening, passwords, throttle }),
    details: createOwnDetails({ db, clock, passwords, throttle, mail: parts.mail ?? null }),
    passwordLinks: createPasswordLinks({
      ...{ db, clock, passwords, workshopNames, limiters },
      mail: parts.mail ?? null,
    }),
    setup: createSetup({ db, clock, secret: parts.secret, passwords, workshopNames, limiters }),
    rememberedDevices: ({ userId }) => listRememberedDevices(db, userId, clock.now()),
    forgetDevice: ({ userId }, reference) => forgetDevice(db, userId, reference),

    async setLanguage({ userId }, language) {
      await db.updateTable("user").set({ language }).where("id", "=", userId).execute();
    },

    async setStartSection({ userId }, startSection) {
      await db.updateTable("user").set({ startSection }).where("id", "=", userId).execute();
    },

    firstSteps: createFirstSteps({ db }),

    async createOrReset(credentials) {
      const valid = await validateCredentials(credentials, await workshopNames());
      if (!valid.ok) throw new InvalidCredentials(valid.refusal.message);
      return createOrReset({ db, clock, passwords }, valid.value);
    },

    exists: () => administratorExists(db),
  };
}

/** The message is a sentence for the operator. */
export class InvalidCredentials extends Error {
  override name = "InvalidCredentials";
}

/** Creates it unless one exists. Throws a sentence for the operator. */
export async function createFirstAdministrator(
  administrator: Administrator,
  { adminEmail: email, adminPassword: password }: { adminEmail: string | null; adminPassword: string | null },
): Promise<void> {
  if (email === null || password === null || (await administrator.exists())) return;
  await administrator.createOrReset({ email, password }).catch((error: unknown) => {
    if (!(error instanceof InvalidCredentials)) throw error;
    throw new InvalidCredentials(`ADMIN_EMAIL and ADMIN_PASSWORD make no administrator: ${error.message}`);
  });
}

function timeOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** The owner is to see that the disk is full. */
function throwUnlessUnavailable(error: unknown): void {
  if (!isUnavailable(error)) throw error;
}
