import type { Clock } from "#platform/clock.ts";
import type { OpenDatabase } from "#platform/database/open.ts";
import type { Outage } from "./outages.ts";
import { outages } from "./outages.ts";

export interface ToldOutages {
  begin(outage: Outage): Promise<boolean>;
  end(outage: Outage): Promise<boolean>;
  current(): Promise<Outage[]>;
}

/** Remembers itself what the database cannot note. */
export function createToldOutages({ db, clock }: Pick<OpenDatabase, "db"> & { clock: Clock }): ToldOutages {
  const remembered = new Set<Outage>();
  return {
    async begin(outage) {
      if (remembered.has(outage)) return false;
      try {
        const noted = await db
          .insertInto("told_outages")
          .values({ outage, since: clock.now().toISOString() })
          .onConflict((conflict) => conflict.column("outage").doNothing())
          .returning("outage")
          .executeTakeFirst();
        return noted !== undefined;
      } catch {
        remembered.add(outage);
        return true;
      }
    },

    async end(outage) {
      const isOurs = remembered.delete(outage);
      const ended = await db
        .deleteFrom("told_outages")
        .where("outage", "=", outage)
        .returning("outage")
        .executeTakeFirst();
      return isOurs || ended !== undefined;
    },

    async current() {
      const rows = await db.selectFrom("told_outages").select("outage").execute();
      const noted = new Set(rows.map(({ outage }) => outage));
      return outages.filter((outage) => remembered.has(outage) || noted.has(outage));
    },
  };
}
