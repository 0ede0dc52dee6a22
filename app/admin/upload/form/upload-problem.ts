import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { imagesPerBatch, type UploadProblem } from "#domain/gallery/uploads/upload-rules.ts";

export function uploadProblem({ problems }: UploadText, problem: UploadProblem): string {
  return fillPlaceholders(problems[problem], { most: imagesPerBatch });
}
