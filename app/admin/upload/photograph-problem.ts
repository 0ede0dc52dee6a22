import type { UploadText } from "#content/en/admin/upload.ts";
import { fillPlaceholders } from "#content/placeholders.ts";
import { photographLimits } from "#domain/gallery/uploads/photograph-rules.ts";
import type { PhotographRefusal } from "#domain/gallery/uploads/receive-photographs.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";

type PhotographText = Pick<UploadText, "photograph">;

export function photographRefusal(
  { photograph }: PhotographText,
  refusal: PhotographRefusal,
  userAgent: string,
): string {
  return refusal.reason === "key taken"
    ? photograph.keyTaken
    : photographProblem({ photograph }, refusal.fault, userAgent);
}

/** How to send JPEG instead depends on the device, which its browser names. */
export function photographProblem(
  { photograph: text }: PhotographText,
  fault: PhotographFault,
  userAgent: string,
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
      if (fault.found === "HEIC") return text.heic[deviceOf(userAgent)];
      if (fault.found === "unknown") return text.noPhotograph;
      return fillPlaceholders(text.otherKind, { kind: fault.found });
    case "damaged":
      return text.damaged;
    case "too slow":
      return text.tooSlow;
  }
}

function deviceOf(userAgent: string): keyof UploadText["photograph"]["heic"] {
  if (/Android/.test(userAgent)) return "android";
  return /iPhone|iPad|iPod/.test(userAgent) ? "iphone" : "other";
}
