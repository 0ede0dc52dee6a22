import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/schema.ts";

/** A database that says nothing for so long is as good as none. */
const timeoutMilliseconds = 2000;

/** Whether this server should be sent visitors. */
export interface Health {
  /** 200 while serving, 503 while draining or without database. */
  answer(): Promise<Response>;
  /** From now on the answer is 503. */
  drain(): void;
}

/** Asks the database itself every time. */
export function createHealth(db: Kysely<Database>): Health {
  let draining = false;
  return {
    async answer() {
      if (draining) return said(503, "draining");
      return (await isReachable(db)) ? said(200, "serving") : said(503, "without database");
    },
    drain() {
      draining = true;
    },
  };
}

async function isReachable(db: Kysely<Database>): Promise<boolean> {
  const patience = AbortSignal.timeout(timeoutMilliseconds);
  const silence = new Promise<false>((resolve) => patience.addEventListener("abort", () => resolve(false)));
  const question = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([question, silence]);
}

function said(status: number, state: string): Response {
  return new Response(JSON.stringify({ state }), { status, headers: { "Content-Type": "application/json" } });
}
