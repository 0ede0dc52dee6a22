import { type Migration, textType } from "./migration.ts";

/** What photographs have in common that are of one project, and where each stands in it. */
export const projects: Migration = {
  name: "054-projects",
  async up(trx, engine) {
    const images = () => trx.schema.alterTable("gallery_images");
    await images().addColumn("project_id", textType(engine)).execute();
    await images()
      .addColumn("project_position", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await trx.schema
      .createIndex("gallery_images_project")
      .on("gallery_images")
      .columns(["project_id", "project_position", "id"])
      .where("project_id", "is not", null)
      .execute();
  },
};
