import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";

const databaseTimeoutMilliseconds = 2000;
/** Seconds. */
const retryAfter = "10";

/** What probes are told. */
export function createHealth({
  db,
  isDiskFull,
  isClosing,
}: {
  db: Kysely<Database>;
  isDiskFull(): Promise<boolean>;
  isClosing(): boolean;
}) {
  async function trouble(): Promise<string | null> {
    if (isClosing()) return "draining";
    if (!(await isReachable(db))) return "without database";
    return (await isDiskFull()) ? "disk full" : null;
  }

  return {
    /** 200 as long as the process answers: it need not be started anew. */
    live: () => Response.json({ state: "alive" }),
    /** 503 while closing, where the database is silent and where nothing can be stored. */
    async ready(): Promise<Response> {
      const state = await trouble();
      return state === null
        ? Response.json({ state: "serving" })
        : Response.json({ state }, { status: 503, headers: { "Retry-After": retryAfter } });
    },
  };
}

function isReachable(db: Kysely<Database>): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(databaseTimeoutMilliseconds, false, { ref: false })]);
}
