import type { WorkType } from "#domain/values/work.ts";

export const defaultWork: WorkType = "body-building";

export const imagesPerBatch = 200;

export const lookedForAtOnce = 50;

export const uploadProblems = [
  "no category",
  "no work type",
  "name not listed",
  "no pairs",
  "counts differ",
  "no main image",
  "too many",
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

export interface ChosenImages {
  category: WorkType | null;
  isPairs: boolean;
  images: { hasBefore: boolean; hasAfter: boolean; isInWork: boolean }[];
}

/** Null where they can be uploaded. */
export function validateUpload({ category, isPairs, images: all }: ChosenImages): UploadProblem | null {
  if (category === null) return "no category";
  if (all.length > imagesPerBatch) return "too many";
  const images = all.filter(({ isInWork }) => !isInWork);
  if (images.length === 0 && all.length > 0) return null;
  if (!isPairs) return images.length > 0 ? null : "no main image";
  const befores = images.filter(({ hasBefore }) => hasBefore).length;
  const afters = images.filter(({ hasAfter }) => hasAfter).length;
  if (befores === 0 || afters === 0) return "no pairs";
  if (befores !== afters) return "counts differ";
  return images.every(({ hasBefore, hasAfter }) => hasBefore && hasAfter) ? null : "no pairs";
}

export const photographLimits = { bytes: 25 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Pixels. */
export const storedLongestSide = 1920;
