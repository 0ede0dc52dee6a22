import { sql } from "kysely";
import { followColumns } from "./follow-columns.ts";
import { type Migration, textType } from "./migration.ts";

/** Where a project went, and how many days the work took. Searches find the town. */
export const projectFacts: Migration = {
  name: "049-project-facts",
  async up(trx, engine) {
    await trx.schema.alterTable("gallery_images").addColumn("town", textType(engine)).execute();
    await trx.schema
      .alterTable("gallery_images")
      .addColumn("work_days", "integer", (column) => column.check(sql`work_days between 1 and 365`))
      .execute();
    await followColumns(trx, engine, {
      name: "gallery_images_facts_versioned",
      columns: ["town", "work_days"],
      sets: "version = OLD.version + 1",
    });
    await followColumns(trx, engine, {
      name: "gallery_images_town_searched",
      columns: ["town"],
      sets: "search_text = null",
    });
  },
};
