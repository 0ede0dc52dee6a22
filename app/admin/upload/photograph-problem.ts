import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import type { PhotographRefusal } from "#domain/gallery/uploads/receive-photographs.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";

export function photographRefusal({ photograph }: UploadText, refusal: PhotographRefusal): string {
  return refusal.reason === "key taken"
    ? photograph.keyTaken
    : photographProblem({ photograph }, refusal.fault);
}

export function photographProblem(
  { photograph: text }: Pick<UploadText, "photograph">,
  fault: PhotographFault,
): string {
  switch (fault.kind) {
    case "empty":
      return text.empty;
    case "too many bytes":
      return fillPlaceholders(text.tooManyBytes, { most: photographLimits.bytes / 1024 / 1024 });
    case "too many pixels": {
      const { width, height, limit } = fault;
      const sides = { width: String(width), height: String(height) };
      return fillPlaceholders(text.tooManyPixels, { ...sides, limit: String(limit / 1_000_000) });
    }
    case "other kind of file":
      if (fault.found === "HEIC") return text.heic;
      if (fault.found === "unknown") return text.noPhotograph;
      return fillPlaceholders(text.otherKind, { kind: fault.found });
    case "damaged":
      return text.damaged;
    case "too slow":
      return text.tooSlow;
  }
}
