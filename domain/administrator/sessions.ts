import type { Kysely } from "kysely";
import type { AdministratorLanguage } from "#domain/values/administrator-language.ts";
import { day, minute } from "#platform/clock.ts";
import type { AuthTime } from "#platform/database/account-schema.ts";
import type { Database } from "#platform/database/schema.ts";

/** However often the session is used. */
const maxSessionAge = 30 * day;
const useRecordedEvery = 5 * minute;
const recentSignIn = 15 * minute;

export const startSections = ["upload", "today", "images", "enquiries"] as const;
export type StartSection = (typeof startSections)[number];

/** The chosen one, or the first. */
export function startSectionOf(stored: string | null | undefined): StartSection {
  return startSections.find((known) => known === stored) ?? startSections[0];
}

export interface AdministratorSession {
  userId: string;
  email: string;
  name: string;
  role: string;
  language: AdministratorLanguage | null;
  startSection: StartSection;
  id: string;
  /** Guesses are counted for this browser alone, which no stranger can use up. */
  device: string;
  reference: string;
  passwordGivenAt: Date;
  setCookie: string[];
}

/** Times are UTC, ISO 8601; `seenAt` is a few minutes off at most. */
export interface ListedSession {
  reference: string;
  isThis: boolean;
  userAgent: string | null;
  startedAt: string;
  seenAt: string;
}

/** Whether a session is too old, whatever its cookie says. */
export function isExpired(createdAt: AuthTime, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() > maxSessionAge;
}

/** Whether the password need not be asked again. */
export function isRecentSignIn(session: { passwordGivenAt: Date }, now: Date): boolean {
  return now.getTime() - session.passwordGivenAt.getTime() <= recentSignIn;
}

/** Names a session without telling its id. */
export function referenceOf(sessionId: string): string {
  return sessionId.slice(0, 8);
}

/** Records a use, at most every few minutes. */
export async function recordUse(
  db: Kysely<Database>,
  session: { id: string; seenAt: Date | null },
  now: Date,
): Promise<void> {
  if (session.seenAt !== null && now.getTime() - session.seenAt.getTime() < useRecordedEvery) return;
  await db.updateTable("session").set({ seenAt: now.toISOString() }).where("id", "=", session.id).execute();
}

/** The asking session first, then by last use. */
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
