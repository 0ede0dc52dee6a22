import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { AuthTime, Database } from "#platform/database/schema.ts";
import type { ListedSession } from "./administrator.ts";

/** However often it is used, a session ends after so long, in milliseconds. */
const longestSession = 30 * 24 * 60 * 60 * 1000;
/** How exactly it is known when a session was last used, in milliseconds, so that reading a page seldom writes. */
const seenEvery = 5 * 60 * 1000;
/** For so long after the password was given it is not asked for again, in milliseconds (decision 22). */
const recentSignIn = 15 * 60 * 1000;

/** Whether a session of this age is over, whatever its cookie says. */
export function isOutlived(createdAt: AuthTime, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() > longestSession;
}

/** Whether the password was given so lately that it need not be asked for again. */
export function isRecentSignIn(session: { passwordGivenAt: Date }, now: Date): boolean {
  return now.getTime() - session.passwordGivenAt.getTime() <= recentSignIn;
}

/** Enough of a session's id to tell it from the others of one account. */
export function referenceOf(sessionId: string): string {
  return sessionId.slice(0, 8);
}

/** Notes that a session is in use, unless that was noted a moment ago. */
export async function noteUse(
  db: Kysely<Database>,
  session: { id: string; seenAt: Date | null },
  now: Date,
): Promise<void> {
  if (session.seenAt !== null && now.getTime() - session.seenAt.getTime() < seenEvery) return;
  await db.updateTable("session").set({ seenAt: now.toISOString() }).where("id", "=", session.id).execute();
}

/** The sessions of an account that still open the back office; the asking one first, then by last use. */
export async function sessionsOf(
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  asking: { userId: string; sessionId: string },
): Promise<ListedSession[]> {
  const now = clock.now();
  const rows = await db.selectFrom("session").selectAll().where("userId", "=", asking.userId).execute();
  return rows
    .filter((row) => new Date(row.expiresAt) > now && !isOutlived(row.createdAt, now))
    .map((row) => {
      const startedAt = new Date(row.createdAt).toISOString();
      return {
        reference: referenceOf(row.id),
        isThis: row.id === asking.sessionId,
        // Better Auth writes an empty text where the browser said nothing.
        userAgent: row.userAgent === "" ? null : row.userAgent,
        startedAt,
        seenAt: row.seenAt ?? startedAt,
      };
    })
    .sort((one, other) => Number(other.isThis) - Number(one.isThis) || (one.seenAt < other.seenAt ? 1 : -1));
}
