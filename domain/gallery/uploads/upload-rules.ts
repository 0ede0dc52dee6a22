import { isTransformation, type WorkType } from "../work.ts";

/** Of a new upload form. */
export const defaultWork: WorkType = "body-building";

/** Images. */
export const imagesPerBatch = 200;

/** Why images cannot be uploaded as they were chosen. */
export const uploadProblems = [
  "no category",
  "no work type",
  "no pairs",
  "counts differ",
  "no main image",
  "too many",
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** What the form knows. */
export interface ChosenPictures {
  category: WorkType | null;
  workType: WorkType;
  mainCount: number;
  /** The halves of each pair card. */
  pairs: { hasBefore: boolean; hasAfter: boolean }[];
}

/** Null where the form can be sent. */
export function validateUpload({
  category,
  workType,
  mainCount,
  pairs,
}: ChosenPictures): UploadProblem | null {
  if (category === null) return "no category";
  if (Math.max(mainCount, pairs.length) > imagesPerBatch) return "too many";
  if (!isTransformation(category, workType)) return mainCount > 0 ? null : "no main image";
  const befores = pairs.filter((pair) => pair.hasBefore).length;
  const afters = pairs.filter((pair) => pair.hasAfter).length;
  if (befores === 0 || afters === 0) return "no pairs";
  if (befores !== afters) return "counts differ";
  return pairs.every((pair) => pair.hasBefore === pair.hasAfter) ? null : "no pairs";
}
