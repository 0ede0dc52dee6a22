import type { Kysely } from "kysely";
import { findStorageOutage, type StorageOutage } from "#domain/outages/outages.ts";
import type { Database } from "#platform/database/schema.ts";

/** Seconds. */
const retryAfter = "10";

/** As open pages of the office know them, too (`app/admin/layout/known-outages.ts`). */
const states: Record<StorageOutage, string> = { database: "without database", disk: "disk full" };

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
    const outage = await findStorageOutage({ db, isDiskFull });
    return outage === null ? null : states[outage];
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
