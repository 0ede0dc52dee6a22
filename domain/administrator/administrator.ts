import type { Result } from "#platform/result.ts";

/** The role that opens the back office. */
export const administratorRole = "administrator";

/** Who is signed in. */
export interface AdministratorSession {
  userId: string;
  email: string;
  /** Only `administrator` may enter the back office. */
  role: string;
  /** Set when the session was prolonged just now: cookies that let the browser's copy live as long. */
  setCookie: string[];
}

/** `wrong`: email or password. `throttled`: too many attempts from this address on this account. */
export type SignInRefusal = { reason: "wrong" } | { reason: "throttled"; retryAfterSeconds: number };

/** The one administrator: sign-in, sign-out and session (decision 15). Cookies travel as header values. */
export interface Administrator {
  signIn(
    credentials: { email: string; password: string },
    from: { address: string; userAgent: string | null },
  ): Promise<Result<{ setCookie: string[] }, SignInRefusal>>;
  /** Ends the session on the server. Answers the cookies that clear it in the browser. */
  signOut(headers: Headers): Promise<{ setCookie: string[] }>;
  /** The session of a request, or null. A session without the role is answered too: callers check it. */
  session(headers: Headers): Promise<AdministratorSession | null>;
  /** Makes the administrator, or sets a new password and ends all sessions when the email is there. */
  appoint(credentials: { email: string; password: string }): Promise<"made" | "reset">;
  /** Whether there is an administrator at all. */
  exists(): Promise<boolean>;
}
