import { indianDay } from "#domain/values/indian-day.ts";

const daysKept = 60;

interface Stored {
  version: number;
  /** UTC, ISO 8601. */
  changedAt: string;
}

/** Those neither among the `newest`, nor first or last of a day in India. */
export function outdatedVersions(rows: readonly Stored[], newest: number): number[] {
  const days = Map.groupBy(rows, ({ changedAt }) => indianDay(new Date(changedAt)));
  const ofDays = [...days.values()].slice(0, daysKept).flatMap((ofDay) => [ofDay[0], ofDay.at(-1)]);
  const kept = new Set([...rows.slice(0, newest), ...ofDays]);
  return rows.filter((row) => !kept.has(row)).map(({ version }) => version);
}
