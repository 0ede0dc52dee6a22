import { APIError } from "better-auth/api";
import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Log } from "#platform/log.ts";
import { accepted, refused } from "#platform/result.ts";
import type { Administrator } from "./administrator.ts";
import { administratorExists, appoint } from "./appointment.ts";
import { createAuthentication } from "./authentication.ts";
import { accountOf, judgeCredentials } from "./credentials.ts";
import { argon2idPasswords, type Passwords } from "./passwords.ts";
import { createSignInThrottle } from "./sign-in-throttle.ts";

/** However often it is used, a session ends after so long, in milliseconds. */
const longestSession = 30 * 24 * 60 * 60 * 1000;

/**
 * The administrator on the handed-in database. `secret` signs the session cookies, `publicUrl` decides
 * whether they need TLS. `appoint` throws on credentials that `judgeCredentials` refuses.
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
    if (clock.now().getTime() - found.session.createdAt.getTime() > longestSession) {
      await endSession(found.session.token);
      return null;
    }
    return { ...found, setCookie: answer.getSetCookie() };
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
        const { headers } = await authentication.api.signInEmail({
          body: { email: account, password },
          headers: from.userAgent === null ? {} : { "user-agent": from.userAgent.slice(0, 400) },
          returnHeaders: true,
        });
        await throttle.forgive(from.address, account);
        await db.deleteFrom("session").where("expiresAt", "<", clock.now().toISOString()).execute();
        return accepted({ setCookie: headers.getSetCookie() });
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
      return { setCookie: answer.getSetCookie() };
    },

    async session(headers) {
      const session = await openSession(headers);
      if (session === null) return null;
      const { user, setCookie } = session;
      return { userId: user.id, email: user.email, role: user.role, setCookie };
    },

    async appoint(credentials) {
      const judged = judgeCredentials(credentials);
      if (!judged.ok) throw new Error(`The administrator was not appointed: ${judged.refusal.message}`);
      return appoint({ db, clock, passwords }, judged.value);
    },

    exists: () => administratorExists(db),
  };
}

/** Better Auth gets the cookies and nothing else of what a stranger sent. */
function cookiesOf(headers: Headers): Headers {
  const cookie = headers.get("cookie");
  return new Headers(cookie === null ? {} : { cookie });
}
