import { documents } from "./050-documents.ts";
import { dailyCounts } from "./051-daily-counts.ts";
import { monthlyMail } from "./052-monthly-mail.ts";
import { callBacks } from "./053-call-backs.ts";
import { projects } from "./054-projects.ts";
import { welcome } from "./055-welcome.ts";
import { leads } from "./056-leads.ts";
import { jobs } from "./057-jobs.ts";
import { webhook } from "./058-webhook.ts";
import { undo } from "./059-undo.ts";
import { quotations } from "./060-quotations.ts";
import { baseline } from "./baseline/baseline.ts";
import type { Migration } from "./migration.ts";

export type { Migration } from "./migration.ts";

/** The first one is a baseline. */
export type KnownMigrations = readonly [Migration, ...Migration[]];

/**
 * In the order in which they run. The next one goes last, in a file of its own that is called by the next number and what
 * it does; numbers only name them.
 */
export const migrations: KnownMigrations = [
  baseline,
  documents,
  dailyCounts,
  monthlyMail,
  callBacks,
  projects,
  welcome,
  leads,
  jobs,
  webhook,
  undo,
  quotations,
];

/** `count` of the known ones ran, `name` is none of them. */
export type Ran = { kind: "known"; count: number } | { kind: "unknown"; name: string } | { kind: "too old" };

/** What ran on a database, by their names: those before the baseline's name are what it has replaced. */
export function compareToKnown(names: readonly string[], known: KnownMigrations = migrations): Ran {
  const [{ name: first }] = known;
  const begin = names.indexOf(first);
  const last = names.at(-1);
  if (begin === -1 && last !== undefined && last < first) return { kind: "too old" };
  const ran = names.slice(Math.max(begin, 0));
  const unknown = ran.find((name, index) => known[index]?.name !== name);
  return unknown === undefined ? { kind: "known", count: ran.length } : { kind: "unknown", name: unknown };
}
