import { indianDaysSince } from "#domain/values/indian-day.ts";
import type { BackupStatus } from "./backup.ts";

/** How old the newest copy of everything is: in whole days, or `never` where there has been none. */
export type OldCopy = { days: number } | "never";

/** Days after which a copy is old: of backups that are made by themselves, and of downloads alone. */
const oldAfter = { made: 2, downloaded: 7 };

/** Null where there is a copy that is new enough, or the first one is on its way. */
export function oldCopy(status: BackupStatus | null, downloadedAt: string | null, now: Date): OldCopy | null {
  const times = [status?.backup?.endedAt ?? null, downloadedAt].filter((time) => time !== null);
  const newest = times.sort().at(-1);
  if (newest === undefined) return status === null ? "never" : null;
  const days = indianDaysSince(newest, now);
  return days >= (status === null ? oldAfter.downloaded : oldAfter.made) ? { days } : null;
}
