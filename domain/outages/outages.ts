import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { BackupRuns } from "#domain/backup/backup.ts";
import type { Enquiries } from "#domain/enquiries/enquiries.ts";
import type { Database } from "#platform/database/schema.ts";

export type StorageOutage = "disk" | "database";
export const outages = ["database", "disk", "mail", "backup"] as const;
export type Outage = (typeof outages)[number];

export interface Outages {
  storage(): Promise<StorageOutage | null>;
  all(): Promise<Outage[]>;
  isDiskLow(): Promise<boolean>;
}

interface Storage {
  db: Kysely<Database>;
  isDiskFull(): Promise<boolean>;
}

/** Milliseconds. */
const patience = 2000;

/** What probes and the office are told of. */
export function createOutages(
  parts: Storage & {
    isDiskLow(): Promise<boolean>;
    enquiries: Pick<Enquiries, "mailTrouble" | "isMailed">;
    backups: Pick<BackupRuns, "status">;
  },
): Outages {
  const { enquiries, backups } = parts;
  const storage = () => findStorageOutage(parts);
  return {
    storage,
    isDiskLow: parts.isDiskLow,
    async all() {
      const stored = await storage();
      if (stored === "database") return ["database"];
      const [isMailed, trouble, status] = await Promise.all([
        enquiries.isMailed(),
        enquiries.mailTrouble(),
        backups.status(),
      ]);
      const found: Record<Outage, boolean> = {
        database: false,
        disk: stored === "disk",
        mail: isMailed && trouble !== null,
        backup: status?.problem != null,
      };
      return outages.filter((outage) => found[outage]);
    },
  };
}

/** Null where enquiries can be stored; two silent seconds are an outage. */
export async function findStorageOutage({ db, isDiskFull }: Storage): Promise<StorageOutage | null> {
  if (!(await isReachable(db))) return "database";
  return (await isDiskFull()) ? "disk" : null;
}

function isReachable(db: Kysely<Database>): Promise<boolean> {
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(patience, false, { ref: false })]);
}
