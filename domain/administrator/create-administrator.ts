import { APIError } from "better-auth/api";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { accepted, refused } from "#platform/result.ts";
import { endOtherSessions } from "./account-changes.ts";
import type { Administrator } from "./administrator.ts";
import { administratorExists, createOrReset } from "./appointment.ts";
import { createAuthentication } from "./authentication.ts";
import { changePassword } from "./change-password.ts";
import { accountOf, validateCredentials } from "./credentials.ts";
import { argon2idPasswords, type Passwords } from "./passwords.ts";
import { isOutlived, isRecentSignIn, noteUse, referenceOf, sessionsOf } from "./sessions.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/**
 * The administrator on the handed-in database. `secret` signs the session cookies, `publicUrl` decides
 * whether they need TLS. `createOrReset` throws on credentials that `validateCredentials` refuses.
 */
export function createAdministrator(parts: {
  database: Pick<OpenDatabase, "db" | "engine">;
  clock: Clock;
  log: Log;
  secret: string;
  publicUrl: string;
  passwords?: Passwords;
}): Administrator {
  const { clock, log, secret, publicUrl, passwords = argon2idPasswords } = parts;
  const { db } = parts.database;
  const authentication = createAuthentication({
    database: parts.database,
    log,
    passwords,
    secret,
    publicUrl,
  });
  const throttle = createSignInThrottle();

  async function endSession(token: string) {
    await db.deleteFrom("session").where("token", "=", token).execute();
  }

  async function openSession(headers: Headers) {
    const { headers: answer, response: found } = await authentication.api.getSession({
      headers: cookiesOf(headers),
      returnHeaders: true,
    });
    if (found === null) return null;
    const { user, session } = found;
    if (isOutlived(session.createdAt, clock.now())) {
      await endSession(session.token);
      return null;
    }
    return { user, session, setCookie: answer.getSetCookie() };
  }

  async function referenceOfToken(token: string): Promise<string> {
    const session = db.selectFrom("session").select("id").where("token", "=", token);
    return referenceOf((await session.executeTakeFirstOrThrow()).id);
  }

  return {
    async signIn({ email, password }, from) {
      const account = accountOf(email);
      const attempt = await throttle.attempt(from.address, account);
      if (!attempt.allowed) {
        return refused({ reason: "throttled", retryAfterSeconds: attempt.retryAfterSeconds });
      }
      try {
        // An unknown account costs one hash as well, so the time does not tell whether it is there.
        const { headers, response } = await authentication.api.signInEmail({
          body: { email: account, password },
          headers: from.userAgent === null ? {} : { "user-agent": from.userAgent.slice(0, 400) },
          returnHeaders: true,
        });
        await throttle.reset(from.address, account);
        await db.deleteFrom("session").where("expiresAt", "<", clock.now().toISOString()).execute();
        const reference = await referenceOfToken(response.token);
        return accepted({ setCookie: headers.getSetCookie(), reference });
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return refused({ reason: "wrong" });
        throw error;
      }
    },

    async signOut(headers) {
      const session = await openSession(headers);
      if (session !== null) await endSession(session.session.token);
      const { headers: answer } = await authentication.api.signOut({
        headers: cookiesOf(headers),
        returnHeaders: true,
      });
      const reference = session === null ? null : referenceOf(session.session.id);
      return { setCookie: answer.getSetCookie(), reference };
    },

    async session(headers) {
      const open = await openSession(headers);
      if (open === null) return null;
      const { user, session, setCookie } = open;
      await noteUse(db, { id: session.id, seenAt: timeOf(session.seenAt) }, clock.now());
      return {
        userId: user.id,
        email: user.email,
        role: user.role,
        id: session.id,
        reference: referenceOf(session.id),
        passwordGivenAt: timeOf(session.passwordConfirmedAt) ?? session.createdAt,
        setCookie,
      };
    },

    sessions: (session) => sessionsOf({ db, clock }, { userId: session.userId, sessionId: session.id }),

    needsPassword: (session) => !isRecentSignIn(session, clock.now()),

    changePassword: (session, change) => changePassword({ db, clock, passwords, throttle }, session, change),

    endOtherSessions: (session) =>
      endOtherSessions({ db }, { userId: session.userId, sessionId: session.id }),

    async createOrReset(credentials) {
      const judged = validateCredentials(credentials);
      if (!judged.ok) throw new Error(`The administrator was not appointed: ${judged.refusal.message}`);
      return createOrReset({ db, clock, passwords }, judged.value);
    },

    exists: () => administratorExists(db),
  };
}

function timeOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

/** Better Auth gets the cookies and nothing else of what a stranger sent. */
function cookiesOf(headers: Headers): Headers {
  const cookie = headers.get("cookie");
  return new Headers(cookie === null ? {} : { cookie });
}
