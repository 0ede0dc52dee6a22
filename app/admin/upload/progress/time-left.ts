import type { UploadText } from "#content/en/admin/upload.ts";
import { counted } from "../../layout/admin-text.ts";

/** As rough as it is known. */
export function timeLeftSentence({ bar: { timeLeft } }: Pick<UploadText, "bar">, seconds: number): string {
  if (seconds < 60) return timeLeft.soon;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? counted(timeLeft.minutes, minutes)
    : counted(timeLeft.hours, Math.round(minutes / 60));
}
