import { type Migration, textType } from "./migration.ts";

/** When the daily sweeps last ran, and since when the clock has gone on evenly. */
export const trustedClock: Migration = {
  name: "021-trusted-clock",
  async up(trx, engine) {
    for (const column of ["swept_at", "clock_trusted_since"]) {
      await trx.schema.alterTable("installation").addColumn(column, textType(engine)).execute();
    }
  },
};
