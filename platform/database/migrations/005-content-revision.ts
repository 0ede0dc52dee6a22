import { sql } from "kysely";
import { type Migration, tableEnd } from "./migration.ts";

export const contentRevision: Migration = {
  name: "005-content-revision",
  async up(trx, engine) {
    await trx.schema
      .createTable("content_revision")
      .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn("revision", "integer", (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.insertInto("content_revision").values({ id: 1, revision: 1 }).execute();
  },
};
