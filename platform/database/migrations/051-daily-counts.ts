import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** Triggers carry over what the release before still counts. */
export const dailyCounts: Migration = {
  name: "051-daily-counts",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("daily_counts")
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("day", text, (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("daily_counts_key", ["kind", "day", "name"])
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.schema
      .createTable("removed_enquiries")
      .addColumn("month", text, (column) => column.notNull())
      .addColumn("service", text, (column) => column.notNull())
      .addColumn("state", text, (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("removed_enquiries_key", ["month", "service", "state"])
      .modifyEnd(tableEnd(engine))
      .execute();
    // With the column itself PostgreSQL reads no rows.
    await sql`create index enquiries_sums on enquiries (state, coalesce(service, ''), created_at, service)`.execute(
      trx,
    );
    await sql`insert into daily_counts (kind, day, name, count) select 'page', day, path, views from page_views`.execute(
      trx,
    );
    // On SQLite one server has the file.
    if (engine === "sqlite") return;
    await sql`
      create function carry_page_views() returns trigger language plpgsql as $$
      begin
        insert into daily_counts (kind, day, name, count)
        values ('page', NEW.day, NEW.path, NEW.views - coalesce(OLD.views, 0))
        on conflict (kind, day, name) do update set count = daily_counts.count + excluded.count;
        return NEW;
      end $$`.execute(trx);
    await sql`
      create trigger carry_page_views after insert or update on page_views
      for each row execute function carry_page_views()`.execute(trx);
  },
};
