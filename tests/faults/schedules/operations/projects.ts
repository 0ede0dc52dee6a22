import type { ProjectChange } from "#domain/gallery/projects/project-change.ts";
import type { LedgerImage } from "./ledger.ts";
import { isDone, postJson, type Stage } from "./stage.ts";

/** One project of an image and two others, or where it is in one another order of that. */
export function groupOrOrder(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  const { images, together } = stage.ledger;
  if (together.includes(image.id)) return changeProject(stage, server, "order", [image]);
  const others = images.filter(({ id, place }) => id !== null && id !== image.id && place === "list");
  return changeProject(stage, server, "group", [image, ...others.slice(-2)]);
}

export function splitImage(stage: Stage, server: number, image: LedgerImage): Promise<boolean> {
  return changeProject(stage, server, "split", [image]);
}

async function changeProject(
  stage: Stage,
  server: number,
  kind: ProjectChange["kind"],
  asked: readonly LedgerImage[],
): Promise<boolean> {
  const { ledger } = stage;
  for (const one of asked) one.wasInProject ||= kind === "group";
  const ids = asked.map(({ id }) => id);
  const left = kind === "order" ? ledger.together : ids;
  ledger.together = [];
  const answer = await postJson(stage, server, "/admin/images/projects/change", { kind, ids });
  // One may be in the bin or stand by itself.
  if (!isDone(stage, answer, 200, 409)) return false;
  if (answer.status === 200 && kind !== "split") ledger.together = left;
  return true;
}
