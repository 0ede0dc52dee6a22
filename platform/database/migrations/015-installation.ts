import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Migration, tableEnd, textType } from "./migration.ts";

/** The identity stands in the picture store, too: nothing is swept where the two differ. */
export const installation: Migration = {
  name: "015-installation",
  async up(trx, engine) {
    const text = textType(engine);
    await trx.schema
      .createTable("installation")
      .addColumn("id", "integer", (column) => column.primaryKey().check(sql`id = 1`))
      .addColumn("identity", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
    await trx.insertInto("installation").values({ id: 1, identity: randomUUID() }).execute();
    await trx.schema
      .createTable("removed_pictures")
      .addColumn("object_name", text, (column) => column.primaryKey())
      .addColumn("removed_at", text, (column) => column.notNull())
      .modifyEnd(tableEnd(engine))
      .execute();
  },
};
