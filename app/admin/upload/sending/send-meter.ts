import type { UploadText } from "#content/en/admin/upload.ts";
import { counted } from "../../kit/page/admin-text.ts";
import type { FileState } from "../draft/draft.ts";

/** Milliseconds of the past that tell the speed of the line. */
const pastLength = 30_000;
/** Milliseconds: a shorter past tells nothing. */
const shortestPast = 5_000;
const sampleDistance = 500;

interface Sample {
  at: number;
  moved: number;
}

export function createSendMeter(now: () => number = Date.now) {
  const unsettled = new Set<string>();
  const bytes = new Map<string, number>();
  const shares = new Map<string, number>();
  let moved = 0;
  let samples: Sample[] = [];

  function bytesLeft(): number {
    const known = [...bytes.values()];
    const usual = known.reduce((sum, size) => sum + size, 0) / known.length;
    return [...unsettled].reduce(
      (sum, id) => sum + (bytes.get(id) ?? usual) * (1 - (shares.get(id) ?? 0)),
      0,
    );
  }

  return {
    begin(files: readonly { id: string }[]): void {
      unsettled.clear();
      bytes.clear();
      shares.clear();
      for (const { id } of files) unsettled.add(id);
      moved = 0;
      samples = [{ at: now(), moved }];
    },

    weigh(id: string, size: number): void {
      bytes.set(id, size);
    },

    note(id: string, { status, share = 0 }: FileState): void {
      if (status === "completed" || status === "error") unsettled.delete(id);
      if (status !== "uploading") return;
      // After a failure a file begins anew, but what has left before counts.
      moved += Math.max(0, share - (shares.get(id) ?? 0)) * (bytes.get(id) ?? 0);
      shares.set(id, share);
      const at = now();
      if (at - (samples[samples.length - 1]?.at ?? 0) < sampleDistance) return;
      samples = [...samples.filter((sample) => at - sample.at <= pastLength), { at, moved }];
    },

    secondsLeft(): number | null {
      const at = now();
      const [first] = samples.filter((sample) => at - sample.at <= pastLength);
      if (first === undefined || at - first.at < shortestPast || moved === first.moved) return null;
      return (bytesLeft() * (at - first.at)) / (moved - first.moved) / 1000;
    },
  };
}

export function timeLeftSentence({ bar: { timeLeft } }: Pick<UploadText, "bar">, seconds: number): string {
  if (seconds < 60) return timeLeft.soon;
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? counted(timeLeft.minutes, minutes)
    : counted(timeLeft.hours, Math.round(minutes / 60));
}
