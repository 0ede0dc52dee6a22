import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** Of the servers of a database one does what is due: who writes the row of its time first. */
export const backupRuns: Migration = {
  name: "036-backup-runs",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("backup_runs")
      .addColumn("kind", text, (column) => column.notNull().check(sql`kind in ('backup', 'drill')`))
      .addColumn("due_at", text, (column) => column.notNull())
      .addColumn("ended_at", text)
      .addColumn("megabytes", "integer")
      .addColumn("problem", text)
      .addPrimaryKeyConstraint("backup_runs_key", ["kind", "due_at"])
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
