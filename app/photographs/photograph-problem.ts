import { fillPlaceholders } from "#content/placeholders.ts";
import { photographLimits } from "#domain/gallery/uploads/upload-rules.ts";
import { mostSide } from "#platform/images/file-type.ts";
import type { PhotographFault } from "#platform/images/photograph.ts";

interface PhotographText {
  photograph: Readonly<
    Record<
      | "empty"
      | "tooManyBytes"
      | "tooManyPixels"
      | "tooLongSide"
      | "noPhotograph"
      | "otherKind"
      | "unreadableKind"
      | "damaged"
      | "tooSlow"
      | "tooDemanding",
      string
    >
  > & { readonly heic: Readonly<Record<Device, string>> };
}

type Device = "iphone" | "android" | "other";

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
    case "too long a side": {
      const { width, height } = fault;
      return fillPlaceholders(text.tooLongSide, {
        width: String(width),
        height: String(height),
        most: String(mostSide),
      });
    }
    case "other kind of file":
      if (fault.found === "HEIC") return text.heic[deviceOf(userAgent)];
      if (fault.found === "unknown") return text.noPhotograph;
      return fillPlaceholders(text.otherKind, { kind: fault.found });
    case "unreadable kind":
      return fillPlaceholders(text.unreadableKind, { kind: fault.found });
    case "damaged":
      return text.damaged;
    case "too slow":
      return text.tooSlow;
    case "too demanding":
      return text.tooDemanding;
  }
}

function deviceOf(userAgent: string): Device {
  if (/Android/.test(userAgent)) return "android";
  return /iPhone|iPad|iPod/.test(userAgent) ? "iphone" : "other";
}
