import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageEditProblem } from "#domain/gallery/changes/image-edit.ts";
import type { AdminText } from "../../kit/page/admin-text.ts";

export function editProblem({ images }: AdminText, problem: ImageEditProblem): string {
  const { missing, tooLong, outOfRange } = images.problems;
  if (problem.kind === "missing") return missing;
  const sentence = problem.kind === "too long" ? tooLong[problem.field] : outOfRange[problem.field];
  return fillPlaceholders(sentence, { most: String(problem.most) });
}
