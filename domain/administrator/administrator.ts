import { APIError } from "better-auth/api";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import {
  accountOf,
  administratorExists,
  type Credentials,
  createOrReset,
  validateCredentials,
} from "./account.ts";
import { createAuthentication } from "./authentication.ts";
import {
  changePassword,
  endOtherSessions,
  type PasswordChange,
  type PasswordRefusal,
  type SignInRefusal,
} from "./change-password.ts";
import { createKnownDevices } from "./known-devices.ts";
import { argon2idPasswords, type Passwords } from "./passwords.ts";
import {
  type AdministratorSession,
  isExpired,
  isRecentSignIn,
  type ListedSession,
  listSessions,
  recordUse,
  referenceOf,
} from "./sessions.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** `cookie` is the header of the browser's request. */
export interface SignInFrom {
  address: string;
  userAgent: string | null;
  cookie: string | null;
}

/** Cookies travel as header values. */
export interface Administrator {
  /** Ends the session that the browser had before. */
  signIn(
    credentials: Credentials,
    from: SignInFrom,
  ): Promise<Result<{ setCookie: string[]; reference: string }, SignInRefusal>>;
  /** The cookies clear the session in the browser. */
  signOut(headers: Headers): Promise<{ setCookie: string[]; reference: string | null }>;
  /** Also one without the role: callers check it. */
  session(headers: Headers): Promise<AdministratorSession | null>;
  /** The asking one first, then by last use. */
  sessions(session: AdministratorSession): Promise<ListedSession[]>;
  needsPassword(session: AdministratorSession): boolean;
  /** Ends all other sessions; answers how many. */
  changePassword(
    session: AdministratorSession,
    change: PasswordChange,
  ): Promise<Result<{ ended: number }, PasswordRefusal>>;
  endOtherSessions(session: AdministratorSession): Promise<Result<{ ended: number }, "signed out">>;
  /** An account that is there is signed out everywhere. Throws on invalid credentials. */
  createOrReset(credentials: Credentials): Promise<"created" | "reset">;
  exists(): Promise<boolean>;
}

/** `secret` signs the session cookies; `publicUrl` decides whether they need TLS. */
export function createAdministrator(parts: {
  database: Pick<OpenDatabase, "db" | "engine">;
  clock: Clock;
  log: Log;
  secret: string;
  publicUrl: string;
  passwords?: Passwords;
}): Administrator {
  const { clock, passwords = argon2idPasswords } = parts;
  const { db } = parts.database;
  const { api } = createAuthentication({ ...parts, passwords });
  const throttle = createSignInThrottle();
  const devices = createKnownDevices(parts);

  async function deleteSession(token: string) {
    await db.deleteFrom("session").where("token", "=", token).execute();
  }

  async function openSession(headers: Headers) {
    const { headers: answer, response: found } = await api.getSession({
      headers: cookiesOf(headers),
      returnHeaders: true,
    });
    if (found === null) return null;
    const { user, session } = found;
    if (isExpired(session.createdAt, clock.now())) {
      await deleteSession(session.token);
      return null;
    }
    return { user, session, setCookie: answer.getSetCookie() };
  }

  return {
    async signIn({ email, password }, from) {
      const account = accountOf(email);
      const triedFrom = { address: from.address, device: devices.deviceOf(from.cookie, account) };
      const attempt = await throttle.attempt(triedFrom, account);
      if (!attempt.allowed) {
        return refused({ reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds });
      }
      try {
        // An unknown account costs one hash as well, so the time does not tell whether it is there.
        const { headers, response } = await api.signInEmail({
          body: { email: account, password },
          headers: from.userAgent === null ? {} : { "user-agent": from.userAgent.slice(0, 400) },
          returnHeaders: true,
        });
        await throttle.reset(triedFrom, account);
        const before = from.cookie === null ? null : await openSession(new Headers({ cookie: from.cookie }));
        if (before !== null) await deleteSession(before.session.token);
        await db.deleteFrom("session").where("expiresAt", "<", clock.now().toISOString()).execute();
        const session = db.selectFrom("session").select("id").where("token", "=", response.token);
        const { id } = await session.executeTakeFirstOrThrow();
        const setCookie = [...headers.getSetCookie(), devices.remember(from.cookie, account)];
        return accepted({ setCookie, reference: referenceOf(id) });
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return refused({ reason: "wrong" });
        throw error;
      }
    },

    async signOut(headers) {
      const open = await openSession(headers);
      if (open !== null) await deleteSession(open.session.token);
      const { headers: answer } = await api.signOut({ headers: cookiesOf(headers), returnHeaders: true });
      const reference = open === null ? null : referenceOf(open.session.id);
      return { setCookie: answer.getSetCookie(), reference };
    },

    async session(headers) {
      const open = await openSession(headers);
      if (open === null) return null;
      const { user, session, setCookie } = open;
      await recordUse(db, { id: session.id, seenAt: timeOf(session.seenAt) }, clock.now());
      return {
        userId: user.id,
        email: user.email,
        role: user.role,
        id: session.id,
        device: devices.deviceOf(headers.get("cookie"), accountOf(user.email)) ?? `session ${session.id}`,
        reference: referenceOf(session.id),
        passwordGivenAt: timeOf(session.passwordConfirmedAt) ?? session.createdAt,
        setCookie,
      };
    },

    sessions: (session) => listSessions(db, session, clock.now()),
    needsPassword: (session) => !isRecentSignIn(session, clock.now()),
    changePassword: (session, change) => changePassword({ db, clock, passwords, throttle }, session, change),
    endOtherSessions: (session) => endOtherSessions(db, session),

    async createOrReset(credentials) {
      const valid = validateCredentials(credentials);
      if (!valid.ok) throw new Error(`The administrator was not created: ${valid.refusal.message}`);
      return createOrReset({ db, clock, passwords }, valid.value);
    },

    exists: () => administratorExists(db),
  };
}

/**
 * Creates the administrator of the environment unless one exists. Throws a sentence for the operator when the
 * values cannot be used.
 */
export async function createFirstAdministrator(
  administrator: Administrator,
  { adminEmail: email, adminPassword: password }: { adminEmail: string | null; adminPassword: string | null },
): Promise<void> {
  if (email === null || password === null || (await administrator.exists())) return;
  const valid = validateCredentials({ email, password });
  if (!valid.ok) {
    throw new Error(`ADMIN_EMAIL and ADMIN_PASSWORD make no administrator: ${valid.refusal.message}`);
  }
  await administrator.createOrReset(valid.value);
}

function timeOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** Better Auth gets nothing else of what a stranger sent. */
function cookiesOf(headers: Headers): Headers {
  const cookie = headers.get("cookie");
  return new Headers(cookie === null ? {} : { cookie });
}
