import { type RawBuilder, sql } from "kysely";
import { type Migration, textType } from "./migration.ts";

const inWork = sql`in_work_since is null
  or (before_image_url is not null and after_image_url is null and main_image_url is null)`;

const isShown = sql`case
  when coalesce(main_image_url, before_image_url, after_image_url) is null then 0
  when in_work_since is not null and is_shown_early = 0 then 0
  else 1 end`;

const followed = [
  "in_work_since",
  "is_shown_early",
  "main_image_url",
  "before_image_url",
  "after_image_url",
].join(", ");

const isChanged = (comparison: string) =>
  `(${followed.replaceAll(/\w+/g, "NEW.$&")}) ${comparison} (${followed.replaceAll(/\w+/g, "OLD.$&")})`;

/** Projects whose "after" is still to come; `is_shown` knows of them, so that no reading of what is public can forget it. */
export const inWorkProjects: Migration = {
  name: "029-in-work",
  async up(trx, engine) {
    const table = () => trx.schema.alterTable("gallery_images");
    await table()
      .addColumn("in_work_since", textType(engine), (column) => column.check(inWork))
      .execute();
    await table()
      .addColumn("is_shown_early", "integer", (column) =>
        column.notNull().defaultTo(0).check(sql`is_shown_early in (0, 1)`),
      )
      .execute();

    const order = ["is_featured desc", "created_at desc", "id"] as const;
    const indexes = {
      shown: [],
      by_work: ["shown_work"],
      by_vehicle: ["shown_vehicle"],
      by_body: ["body_type"],
    };
    for (const name of Object.keys(indexes)) await trx.schema.dropIndex(`gallery_images_${name}`).execute();
    await table().dropColumn("is_shown").execute();
    await table()
      // SQLite cannot add a stored one; its indexes store it.
      .addColumn("is_shown", "integer", (column) =>
        engine === "sqlite" ? column.generatedAlwaysAs(isShown) : column.generatedAlwaysAs(isShown).stored(),
      )
      .execute();
    for (const [name, columns] of Object.entries(indexes)) {
      await trx.schema
        .createIndex(`gallery_images_${name}`)
        .on("gallery_images")
        .columns(["is_shown", ...columns, ...order])
        .execute();
    }
    await trx.schema
      .createIndex("gallery_images_in_work")
      .on("gallery_images")
      .columns(["in_work_since", "id"])
      .where(sql.ref("in_work_since"), "is not", null)
      .execute();
    for (const statement of statementsOf[engine]) await statement.execute(trx);
  },
};

/** As in migration 009: each change of pictures or state is a new version. */
const statementsOf: Record<"sqlite" | "postgres", RawBuilder<unknown>[]> = {
  sqlite: [
    sql.raw(`create trigger gallery_images_work_versioned after update of ${followed} on gallery_images
      when ${isChanged("is not")} begin
        update gallery_images set version = OLD.version + 1 where id = NEW.id;
      end`),
  ],
  postgres: [
    sql.raw(`create function follow_gallery_work() returns trigger language plpgsql as $$
      begin
        if ${isChanged("is distinct from")} then NEW.version = OLD.version + 1; end if;
        return NEW;
      end $$`),
    sql.raw(`create trigger gallery_images_work_followed before update of ${followed}
      on gallery_images for each row execute function follow_gallery_work()`),
  ],
};
