import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { accountTablesOf } from "./account-tables.ts";
import { indexes } from "./indexes.ts";
import { tablesOf } from "./tables.ts";
import { triggersOf } from "./triggers.ts";

/** Replaces all migrations up to its name. */
export const baseline: Migration = {
  name: "049-project-facts",
  async up(trx, engine) {
    const statements = [accountTablesOf(engine), tablesOf(engine), indexes].flatMap((text) =>
      text.split(";\n"),
    );
    for (const statement of [...statements, ...triggersOf(engine)]) {
      if (statement.trim() !== "") await sql.raw(statement).execute(trx);
    }
    await trx.insertInto("content_revision").values({ id: 1, revision: 1 }).execute();
    // The picture store must have it, too, or nothing is swept.
    await trx.insertInto("installation").values({ id: 1, identity: randomUUID() }).execute();
  },
};
