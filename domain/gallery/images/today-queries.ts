import type { Kysely } from "kysely";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { noVehicle } from "./gallery-image.ts";
import { imageId } from "./image-rows.ts";

/** A project as lists call it. */
export interface NamedProject {
  id: string;
  vehicle: string;
  /** A category or work type. */
  work: string;
  /** UTC, ISO 8601. */
  createdAt: string;
}

function namedProjects(db: Kysely<Database>) {
  return db
    .selectFrom("gallery_images")
    .select(["id", "shown_vehicle as vehicle", "shown_work as work", "created_at as createdAt"])
    .where("is_shown", "=", 1);
}

/** What visitors see that was published last; null while there is nothing. */
export async function newestProject(db: Kysely<Database>): Promise<NamedProject | null> {
  const newest = namedProjects(db).orderBy("created_at", "desc").orderBy("id").limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** Those of the ids that visitors see, in no order. */
export async function findProjects(db: Kysely<Database>, ids: readonly string[]): Promise<NamedProject[]> {
  const known = ids.filter((id) => imageId.test(id));
  return known.length === 0 ? [] : namedProjects(db).where("id", "in", known).execute();
}

/** Images that were uploaded without a vehicle and have had none since. */
export function countWithoutVehicle(db: Kysely<Database>): Promise<number> {
  return countRows(
    db.selectFrom("gallery_images").where("vehicle_name", "=", noVehicle).where("vehicle_type", "is", null),
  );
}
