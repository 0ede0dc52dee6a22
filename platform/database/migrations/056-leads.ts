import { sql } from "kysely";
import { type Migration, textType } from "./migration.ts";

export const leads: Migration = {
  name: "056-leads",
  async up(trx, engine) {
    const text = textType(engine);
    const sum = engine === "sqlite" ? sql`real` : sql`double precision`;
    const enquiries = () => trx.schema.alterTable("enquiries");
    await enquiries().addColumn("form", text).execute();
    await enquiries().addColumn("name_by_owner", text).execute();
    await enquiries().addColumn("quoted_rupees", "integer").execute();
    await enquiries().addColumn("won_rupees", "integer").execute();
    await enquiries()
      .addColumn("details_version", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // Deferred: a backup is restored row by row.
    await sql`alter table enquiries add column merged_into ${typeof text === "string" ? sql.raw(text) : text}
      references enquiries (id) on delete set null deferrable initially deferred`.execute(trx);
    for (const column of ["quoted_rupees", "won_rupees"]) {
      await trx.schema
        .alterTable("removed_enquiries")
        .addColumn(column, sum, (one) => one.notNull().defaultTo(0))
        .execute();
    }
    await sql`create index enquiries_merged on enquiries (merged_into) where merged_into is not null`.execute(
      trx,
    );
    await sql`create index enquiries_to_call on enquiries (created_at desc, id)
      where call_back_on is not null`.execute(trx);
    await sql`create index enquiries_amounts on enquiries (created_at, state, service, quoted_rupees, won_rupees)
      where quoted_rupees is not null or won_rupees is not null`.execute(trx);
  },
};
