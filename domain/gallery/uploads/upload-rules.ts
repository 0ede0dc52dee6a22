import { isTransformation, type WorkType } from "../work.ts";

/** Of a new upload form. */
export const defaultWork: WorkType = "body-building";

/** Images. */
export const imagesPerBatch = 200;

export const uploadMessages = {
  categoryMissing: "Please select a category",
  pairsMissing: "Please upload both before and after images for transformation work",
  countsDiffer: "Number of before and after images must match",
  mainMissing: "Please upload at least one main image",
  tooMany: `Please upload at most ${imagesPerBatch} images at once`,
} as const;

/** What the form knows. */
export interface ChosenPictures {
  category: WorkType | null;
  workType: WorkType;
  mainCount: number;
  /** The halves of each pair card. */
  pairs: { hasBefore: boolean; hasAfter: boolean }[];
}

/** Why the form cannot be sent, or null. */
export function validateUpload({ category, workType, mainCount, pairs }: ChosenPictures): string | null {
  if (category === null) return uploadMessages.categoryMissing;
  if (Math.max(mainCount, pairs.length) > imagesPerBatch) return uploadMessages.tooMany;
  if (!isTransformation(category, workType)) return mainCount > 0 ? null : uploadMessages.mainMissing;
  const befores = pairs.filter((pair) => pair.hasBefore).length;
  const afters = pairs.filter((pair) => pair.hasAfter).length;
  if (befores === 0 || afters === 0) return uploadMessages.pairsMissing;
  if (befores !== afters) return uploadMessages.countsDiffer;
  return pairs.every((pair) => pair.hasBefore === pair.hasAfter) ? null : uploadMessages.pairsMissing;
}
