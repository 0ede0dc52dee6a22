import type { Kysely } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/schema.ts";
import type { Authentication } from "./authentication.ts";
import { isExpired } from "./sessions.ts";

interface Parts {
  db: Kysely<Database>;
  clock: Clock;
  api: Authentication["api"];
}

export type OpenSession = NonNullable<Awaited<ReturnType<typeof openSession>>>;

/** Answers the session, with cookies to set where its use prolonged it. */
export async function openSession({ db, clock, api }: Parts, cookie: string | null, isUse = true) {
  const read = (disableRefresh: boolean) =>
    api.getSession({ headers: cookieHeader(cookie), query: { disableRefresh }, returnHeaders: true });
  const { headers, response: found } = await read(!isUse).catch((error: unknown) => {
    if (!isUse) throw error;
    return read(true);
  });
  if (found === null) return null;
  const { user, session } = found;
  if (isExpired(session.createdAt, clock.now())) {
    await deleteSession(db, session.token);
    return null;
  }
  return { user, session, setCookie: headers.getSetCookie() };
}

/** Signs out whoever has its cookie. */
export async function deleteSession(db: Kysely<Database>, token: string): Promise<void> {
  await db.deleteFrom("session").where("token", "=", token).execute();
}

/** Better Auth gets nothing else from strangers. */
export function cookieHeader(cookie: string | null): Headers {
  return new Headers(cookie === null ? {} : { cookie });
}
