import { indianDaysSince } from "#domain/values/indian-day.ts";
import type { BackupStatus } from "./backup.ts";

export type OldCopy = { days: number } | "never";

/** In days. */
const oldAfter = { made: 2, downloaded: 7 };

/** Null where a copy is new enough, or on its way. */
export function oldCopy(status: BackupStatus | null, downloadedAt: string | null, now: Date): OldCopy | null {
  const times = [status?.backup?.endedAt ?? null, downloadedAt].filter((time) => time !== null);
  const newest = times.sort().at(-1);
  if (newest === undefined) return status === null ? "never" : null;
  const days = indianDaysSince(newest, now);
  return days >= (status === null ? oldAfter.downloaded : oldAfter.made) ? { days } : null;
}
