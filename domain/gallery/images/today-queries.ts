import type { Kysely } from "kysely";
import { rowId } from "#domain/values/row-id.ts";
import { countRows } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { noVehicle } from "./gallery-image.ts";
import { everything, type PublicImages, shownImages } from "./gallery-queries.ts";

export interface NamedProject {
  id: string;
  vehicle: string;
  work: string;
  /** UTC, ISO 8601. */
  createdAt: string;
}

function namedProjects(images: PublicImages) {
  return shownImages(images, everything).select([
    (eb) => eb.fn.coalesce("project_id", "id").as("id"),
    "shown_vehicle as vehicle",
    "shown_work as work",
    "created_at as createdAt",
  ]);
}

/** Null while visitors see nothing. */
export async function newestProject(images: PublicImages): Promise<NamedProject | null> {
  const newest = namedProjects(images).orderBy("created_at", "desc").orderBy("id").limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** Those that visitors see, in no order. */
export async function findProjects(images: PublicImages, ids: readonly string[]): Promise<NamedProject[]> {
  const known = ids.filter((id) => rowId.test(id));
  return known.length === 0
    ? []
    : namedProjects(images)
        .where((eb) => eb.or([eb("id", "in", known), eb("project_id", "in", known)]))
        .execute();
}

/** Images that are marked as samples. */
export function countSamples(db: Kysely<Database>): Promise<number> {
  return countRows(db.selectFrom("gallery_images").where("is_sample", "=", 1));
}

/** Images uploaded without a vehicle. */
export function countWithoutVehicle(db: Kysely<Database>): Promise<number> {
  return countRows(
    db.selectFrom("gallery_images").where("vehicle_name", "=", noVehicle).where("vehicle_type", "is", null),
  );
}
