import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageEditProblem } from "#domain/gallery/changes/image-edit.ts";
import type { AdminText } from "../../layout/admin-text.ts";

export function editProblem({ images }: AdminText, problem: ImageEditProblem): string {
  const { missing, tooLong } = images.problems;
  if (problem.kind === "missing") return missing;
  return fillPlaceholders(tooLong[problem.field], { most: String(problem.most) });
}
