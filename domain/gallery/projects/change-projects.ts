import type { Kysely, Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { newPlaces, type PlacedImage } from "./new-places.ts";
import type { MovedImages, ProjectChange, ProjectPlace, ProjectRefusal } from "./project-change.ts";

/** Answers what was moved, for the undoing: nothing where all stood so already. */
export async function changeProjects(
  database: OpenDatabase,
  { kind, ids }: ProjectChange,
): Promise<Result<MovedImages, ProjectRefusal>> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const found = new Map((await placesOf(trx, "id", ids)).map((image) => [image.id, image]));
    const asked = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
    if (asked.length < new Set(ids).size) return refused("gone");
    const projectIds = [...new Set(asked.flatMap(({ projectId }) => projectId ?? []))];
    const members = Map.groupBy(await placesOf(trx, "project_id", projectIds), projectOf);
    const placed = newPlaces(kind, asked, members);
    if (!placed.ok) return placed;
    const before = new Map([...members.values(), asked].flat().map((image) => [image.id, image]));
    const moved = placed.value.flatMap((image) => {
      const [was, is] = [placeOf(before.get(image.id) ?? image), placeOf(image)];
      return isSame(was, is) ? [] : [{ id: image.id, was, is }];
    });
    for (const { id, is } of moved) await put(trx, id, is);
    if (moved.length > 0) await database.revision.increment(trx);
    return accepted(moved);
  });
}

/** Puts all back where they were, or none where one was moved or deleted since. */
export async function undoProjectChange(database: OpenDatabase, moved: MovedImages): Promise<boolean> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const ids = moved.map(({ id }) => id);
    const now = new Map((await placesOf(trx, "id", ids)).map((image) => [image.id, image]));
    const isAsLeft = ({ id, is }: MovedImages[number]) => {
      const image = now.get(id);
      return image !== undefined && isSame(placeOf(image), is);
    };
    if (!moved.every(isAsLeft)) return false;
    for (const { id, was } of moved) await put(trx, id, was);
    await database.revision.increment(trx);
    return true;
  });
}

/** In the order of their projects. */
async function placesOf(
  db: Kysely<Database>,
  column: "id" | "project_id",
  values: readonly string[],
): Promise<PlacedImage[]> {
  const images: PlacedImage[] = [];
  for (const chunk of inChunks(values)) {
    const rows = db
      .selectFrom("gallery_images")
      .select(["id", "project_id as projectId", "project_position as position"])
      .where(column, "in", chunk)
      .orderBy("project_position")
      .orderBy("id");
    images.push(...(await rows.execute()));
  }
  return images;
}

function projectOf({ projectId }: PlacedImage): string {
  return projectId ?? "";
}

function placeOf({ projectId, position }: ProjectPlace): ProjectPlace {
  return { projectId, position };
}

function isSame(one: ProjectPlace, other: ProjectPlace): boolean {
  return one.projectId === other.projectId && one.position === other.position;
}

async function put(
  trx: Transaction<Database>,
  id: string,
  { projectId, position }: ProjectPlace,
): Promise<void> {
  const values = { project_id: projectId, project_position: position };
  await trx.updateTable("gallery_images").set(values).where("id", "=", id).execute();
}
