import type { Kysely } from "kysely";
import { findStorageOutage, type StorageOutage } from "#domain/outages/outages.ts";
import type { Database } from "#platform/database/schema.ts";

/** Seconds. */
const retryAfter = "10";

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
    live: () => Response.json({ state: "alive" }),
    async ready(): Promise<Response> {
      const state = await trouble();
      return state === null
        ? Response.json({ state: "serving" })
        : Response.json({ state }, { status: 503, headers: { "Retry-After": retryAfter } });
    },
  };
}
