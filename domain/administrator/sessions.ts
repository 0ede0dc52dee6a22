import type { Kysely } from "kysely";
import type { AuthTime, Database } from "#platform/database/schema.ts";

/** Milliseconds: a session ends after so long, however often it is used. */
const maxSessionAge = 30 * 24 * 60 * 60 * 1000;
/** How exactly its last use is known, so that reading a page seldom writes. */
const useRecordedEvery = 5 * 60 * 1000;
/** For so long the password is not asked for again. */
const recentSignIn = 15 * 60 * 1000;

/** Who is signed in. */
export interface AdministratorSession {
  userId: string;
  email: string;
  /** Only `administrator` may enter the back office. */
  role: string;
  id: string;
  /** Names the session in lists and in the log; opens nothing. */
  reference: string;
  /** When the password was last entered in this session. */
  passwordGivenAt: Date;
  /** Set when the session was prolonged just now. */
  setCookie: string[];
}

/** A session as its owner sees it. Times are UTC, ISO 8601. */
export interface ListedSession {
  reference: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  userAgent: string | null;
  startedAt: string;
  /** A few minutes off at most. */
  seenAt: string;
}

/** Whether a session of this age is over, whatever its cookie says. */
export function isExpired(createdAt: AuthTime, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() > maxSessionAge;
}

/** Whether the password was entered so lately that it need not be asked for again. */
export function isRecentSignIn(session: { passwordGivenAt: Date }, now: Date): boolean {
  return now.getTime() - session.passwordGivenAt.getTime() <= recentSignIn;
}

/** Enough of a session's id to tell it from the others of one account. */
export function referenceOf(sessionId: string): string {
  return sessionId.slice(0, 8);
}

/** Records that a session is in use, unless that was recorded a moment ago. */
export async function recordUse(
  db: Kysely<Database>,
  session: { id: string; seenAt: Date | null },
  now: Date,
): Promise<void> {
  if (session.seenAt !== null && now.getTime() - session.seenAt.getTime() < useRecordedEvery) return;
  await db.updateTable("session").set({ seenAt: now.toISOString() }).where("id", "=", session.id).execute();
}

/** The account's sessions that still open the back office; the asking one first, then by last use. */
export async function listSessions(
  db: Kysely<Database>,
  asking: AdministratorSession,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await db.selectFrom("session").selectAll().where("userId", "=", asking.userId).execute();
  return rows
    .filter((row) => new Date(row.expiresAt) > now && !isExpired(row.createdAt, now))
    .map((row) => {
      const startedAt = new Date(row.createdAt).toISOString();
      return {
        reference: referenceOf(row.id),
        isThis: row.id === asking.id,
        // Better Auth writes an empty text where the browser said nothing.
        userAgent: row.userAgent === "" ? null : row.userAgent,
        startedAt,
        seenAt: row.seenAt ?? startedAt,
      };
    })
    .sort((one, other) => Number(other.isThis) - Number(one.isThis) || (one.seenAt < other.seenAt ? 1 : -1));
}
