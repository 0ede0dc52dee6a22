import type { Result } from "#platform/result.ts";

/** The role that opens the back office. */
export const administratorRole = "administrator";

/** Who is signed in. */
export interface AdministratorSession {
  userId: string;
  email: string;
  /** Only `administrator` may enter the back office. */
  role: string;
  id: string;
  /** Names the session in lists and in the log; opens nothing. */
  reference: string;
  /** When the password was last given in this session: at its start, or again since. */
  passwordGivenAt: Date;
  /** Set when the session was prolonged just now: cookies that let the browser's copy live as long. */
  setCookie: string[];
}

/** `wrong`: email or password. `throttled`: too many attempts from this address on this account. */
export type SignInRefusal = { reason: "wrong" } | { reason: "throttled"; retryAfterSeconds: number };

/** A session as its owner sees it in a list. */
export interface ListedSession {
  reference: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  userAgent: string | null;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** ISO 8601, UTC; a few minutes off at most. */
  seenAt: string;
}

/** A new password for the signed-in account. */
export interface PasswordChange {
  password: string;
  /** The password until now; looked at only when the last one was given more than 15 minutes ago. */
  current: string;
  /** Where guesses at `current` are counted. */
  address: string;
}

/**
 * `invalid`: too short or too long. `current password missing`: it was given too long ago. `wrong` and `throttled`:
 * as when signing in. `signed out`: the session has ended in between.
 */
export type PasswordRefusal =
  | SignInRefusal
  | { reason: "invalid"; message: string }
  | { reason: "current password missing" }
  | { reason: "signed out" };

/** The one administrator: sign-in, sign-out and session (decision 15). Cookies travel as header values. */
export interface Administrator {
  signIn(
    credentials: { email: string; password: string },
    from: { address: string; userAgent: string | null },
  ): Promise<Result<{ setCookie: string[]; reference: string }, SignInRefusal>>;
  /** Ends the session on the server. Answers the cookies that clear it in the browser, and which one it was. */
  signOut(headers: Headers): Promise<{ setCookie: string[]; reference: string | null }>;
  /** The session of a request, or null. A session without the role is answered too: callers check it. */
  session(headers: Headers): Promise<AdministratorSession | null>;
  /** The account's sessions that still open the back office, the asking one first, then the last used first. */
  sessions(session: AdministratorSession): Promise<ListedSession[]>;
  /** Whether the password must be given again before it can be changed (decision 22). */
  needsPassword(session: AdministratorSession): boolean;
  /** Keeps a new password and ends all other sessions; this one lives on as before. Answers how many ended. */
  changePassword(
    session: AdministratorSession,
    change: PasswordChange,
  ): Promise<Result<{ ended: number }, PasswordRefusal>>;
  /** Ends all other sessions of the account; answers how many. Refused when this one has ended in between. */
  endOtherSessions(session: AdministratorSession): Promise<Result<{ ended: number }, "signed out">>;
  /** Makes the administrator, or sets a new password and ends all sessions when the email is there. */
  createOrReset(credentials: { email: string; password: string }): Promise<"created" | "reset">;
  /** Whether there is an administrator at all. */
  exists(): Promise<boolean>;
}
