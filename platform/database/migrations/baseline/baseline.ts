import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import { accountTablesOf } from "./account-tables.ts";
import { indexes } from "./indexes.ts";
import { tablesOf } from "./tables.ts";
import { triggersOf } from "./triggers.ts";

/**
 * What version 0.1.0 and all steps after it made, up to the one whose name it carries: a database on which that one ran
 * has it all, and goes on from here.
 */
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
    // The picture store has its identity, too: nothing is swept where the two differ.
    await trx.insertInto("installation").values({ id: 1, identity: randomUUID() }).execute();
  },
};
