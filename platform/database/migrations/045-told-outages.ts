import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** Of what fails the owner's devices are told once, by whichever server writes its row. */
export const toldOutages: Migration = {
  name: "045-told-outages",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("told_outages")
      .addColumn("outage", text, (column) =>
        column.primaryKey().notNull().check(sql`outage in ('database', 'disk', 'mail', 'backup')`),
      )
      .addColumn("since", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
