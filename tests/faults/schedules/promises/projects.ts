import type { Ledger } from "../operations/ledger.ts";
import type { Data } from "../world/engines.ts";

/** Each image is in one project at a place of its own, and no project was made in part. */
export async function brokenProjects(
  { database: { db } }: Pick<Data, "database">,
  { together }: Pick<Ledger, "together">,
): Promise<string[]> {
  const rows = await db
    .selectFrom("gallery_images")
    .select(["id", "project_id", "project_position"])
    .execute();
  const members = rows.filter(({ project_id }) => project_id !== null);
  const places = members.map(({ project_id, project_position }) => `${project_id} ${project_position}`);
  const left = rows.filter(({ id }) => together.includes(id));
  const projects = new Set(left.map(({ project_id }) => project_id));
  return [
    ...(new Set(places).size < places.length ? [`Images share a place: ${JSON.stringify(members)}.`] : []),
    ...(projects.size > 1 ? [`Images of one project are in ${JSON.stringify([...projects])}.`] : []),
  ];
}
