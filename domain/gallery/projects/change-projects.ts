import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { OpenDatabase } from "#platform/database/open.ts";
import { inChunks } from "#platform/database/queries.ts";
import type { Database } from "#platform/database/schema.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { forgetAct, keepEdited, movedIn } from "../changes/kept-edits.ts";
import { newPlaces, type PlacedImage } from "./new-places.ts";
import type { MovedImages, ProjectChange, ProjectPlace, ProjectRefusal } from "./project-change.ts";

export interface ChangedProjects {
  /** By which it is undone, for a day. */
  act: string;
  moved: number;
}

/** Joins images to a project, parts them or orders them: all of them or, with a refusal, none. */
export async function changeProjects(
  database: OpenDatabase,
  { kind, ids }: ProjectChange,
  now: Date,
): Promise<Result<ChangedProjects, ProjectRefusal>> {
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
    const act = randomUUID();
    if (moved.length > 0) {
      await keepEdited(trx, { kind, act, edited: moved, now });
      await database.revision.increment(trx);
    }
    return accepted({ act, moved: moved.length });
  });
}

/** Answers how many were moved back: all, or none where something was moved or deleted since, or the day is over. */
export async function undoProjectChange(database: OpenDatabase, act: string, at: Date): Promise<number> {
  return database.db.transaction().execute(async (trx) => {
    await database.revision.lock(trx);
    const moved = await movedIn(trx, act, at);
    if (moved === null) return 0;
    const ids = moved.map(({ id }) => id);
    const now = new Map((await placesOf(trx, "id", ids)).map((image) => [image.id, image]));
    const isAsLeft = ({ id, is }: MovedImages[number]) => {
      const image = now.get(id);
      return image !== undefined && isSame(placeOf(image), is);
    };
    if (!moved.every(isAsLeft) || !(await fitsBack(trx, moved))) return 0;
    for (const { id, was } of moved) await put(trx, id, was);
    await forgetAct(trx, act);
    await database.revision.increment(trx);
    return moved.length;
  });
}

/** Each project must keep the image of its id, and one image in each place. */
async function fitsBack(trx: Transaction<Database>, moved: MovedImages): Promise<boolean> {
  const projectIds = [
    ...new Set(moved.flatMap(({ was, is }) => [was.projectId ?? [], is.projectId ?? []].flat())),
  ];
  const back = new Map(moved.map(({ id, was }) => [id, { id, ...was }]));
  const staying = (await placesOf(trx, "project_id", projectIds)).filter(({ id }) => !back.has(id));
  const members = Map.groupBy([...staying, ...back.values()], projectOf);
  return projectIds.every((projectId) => {
    const images = members.get(projectId) ?? [];
    const hasLeft = images.length > 0 && back.has(projectId) && back.get(projectId)?.projectId !== projectId;
    return !hasLeft && new Set(images.map(({ position }) => position)).size === images.length;
  });
}

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
