import { sql } from "kysely";
import { type Migration, textType } from "./migration.ts";

/** What a customer says after the work, in the row of the enquiry: it goes to the bin, to backups and away with it. */
export const customerLines: Migration = {
  name: "048-customer-lines",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema.alterTable("enquiries").addColumn("said", text).execute();
    await trx.schema
      .alterTable("enquiries")
      .addColumn("said_state", text, (column) =>
        column.check(sql`said_state in ('waiting', 'approved', 'rejected')`),
      )
      .execute();
    await sql`create index enquiries_said on enquiries (said_state) where said_state is not null`.execute(
      trx,
    );
  },
};
