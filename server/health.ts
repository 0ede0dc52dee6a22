import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";

const databaseTimeoutMilliseconds = 2000;

/** Whether this server should be sent visitors. */
export interface Health {
  /** 200 while serving, 503 while draining or without database. */
  answer(): Promise<Response>;
  /** From now on the answer is 503. */
  drain(): void;
}

/** Asks the database itself every time. */
export function createHealth(db: Kysely<Database>): Health {
  let isDraining = false;
  return {
    async answer() {
      if (isDraining) return Response.json({ state: "draining" }, { status: 503 });
      return (await isReachable(db))
        ? Response.json({ state: "serving" })
        : Response.json({ state: "without database" }, { status: 503 });
    },
    drain() {
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
