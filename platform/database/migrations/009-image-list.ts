import { sql, type Transaction } from "kysely";
import type { Database, Engine } from "#platform/database/schema.ts";
import { type Migration, textType } from "./migration.ts";

const editable = [
  "vehicle_name",
  "category",
  "vehicle_type",
  "body_type",
  "work_type",
  "description",
  "is_featured",
];

const searched = ["vehicle_name", "vehicle_type", "body_type"];

/** Readable in both directions. */
const sorts = {
  vehicle: "lower(vehicle_name)",
  category: "category",
  vehicle_type: "lower(coalesce(vehicle_type, ''))",
  body_type: "lower(coalesce(body_type, ''))",
  work_type: "coalesce(work_type, '')",
  created: "created_at",
};

/** Version, search text and sorted columns. */
export const imageList: Migration = {
  name: "009-image-list",
  async up(trx, engine) {
    await trx.schema
      .alterTable("gallery_images")
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await trx.schema.alterTable("gallery_images").addColumn("search_text", textType(engine)).execute();
    await trx.schema
      .createIndex("gallery_images_without_search_text")
      .on("gallery_images")
      .column("id")
      .where(sql.ref("search_text"), "is", null)
      .execute();
    for (const [name, key] of Object.entries(sorts)) {
      await sql.raw(`create index gallery_images_sort_${name} on gallery_images (${key}, id)`).execute(trx);
    }
    await followChanges(trx, engine);
  },
};

/** By triggers, so that no statement can forget the version or leave an outdated text. */
async function followChanges(trx: Transaction<Database>, engine: Engine): Promise<void> {
  const statements = engine === "sqlite" ? sqliteTriggers : postgresTriggers;
  for (const statement of statements) await sql.raw(statement).execute(trx);
}

function isChanged(columns: string[], comparison: string): string {
  const of = (row: "NEW" | "OLD") => `(${columns.map((column) => `${row}.${column}`).join(", ")})`;
  return `${of("NEW")} ${comparison} ${of("OLD")}`;
}

const sqliteTriggers = [
  `create trigger gallery_images_versioned after update of ${editable.join(", ")} on gallery_images
   when ${isChanged(editable, "is not")} begin
     update gallery_images set version = OLD.version + 1 where id = NEW.id;
   end`,
  `create trigger gallery_images_search_outdated after update of ${searched.join(", ")} on gallery_images
   when ${isChanged(searched, "is not")} begin
     update gallery_images set search_text = null where id = NEW.id;
   end`,
];

const postgresTriggers = [
  `create function follow_gallery_image() returns trigger language plpgsql as $$
   begin
     if ${isChanged(editable, "is distinct from")} then NEW.version = OLD.version + 1; end if;
     if ${isChanged(searched, "is distinct from")} then NEW.search_text = null; end if;
     return NEW;
   end $$`,
  `create trigger gallery_images_followed before update of ${editable.join(", ")}
   on gallery_images for each row execute function follow_gallery_image()`,
];
