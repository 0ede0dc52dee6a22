import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";

const databaseTimeoutMilliseconds = 2000;

/** Answers 200 while serving, 503 from `drain` on and where the database is silent. */
export function createHealth(db: Kysely<Database>) {
  let isDraining = false;
  return {
    async answer(): Promise<Response> {
      if (isDraining) return Response.json({ state: "draining" }, { status: 503 });
      return (await isReachable(db))
        ? Response.json({ state: "serving" })
        : Response.json({ state: "without database" }, { status: 503 });
    },
    drain(): void {
      isDraining = true;
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
