import type { WorkType } from "../work.ts";

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

export interface ChosenImages {
  category: WorkType | null;
  /** Each must have a before and an after. */
  isPairs: boolean;
  images: { hasBefore: boolean; hasAfter: boolean }[];
}

/** Null where they can be uploaded. */
export function validateUpload({ category, isPairs, images }: ChosenImages): UploadProblem | null {
  if (category === null) return "no category";
  if (images.length > imagesPerBatch) return "too many";
  if (!isPairs) return images.length > 0 ? null : "no main image";
  const befores = images.filter(({ hasBefore }) => hasBefore).length;
  const afters = images.filter(({ hasAfter }) => hasAfter).length;
  if (befores === 0 || afters === 0) return "no pairs";
  if (befores !== afters) return "counts differ";
  return images.every(({ hasBefore, hasAfter }) => hasBefore && hasAfter) ? null : "no pairs";
}
