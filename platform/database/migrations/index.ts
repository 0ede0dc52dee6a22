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
import { projectUndo } from "./062-project-undo.ts";
import { baseline } from "./baseline/baseline.ts";
import type { Migration } from "./migration.ts";

export type { Migration } from "./migration.ts";

export type KnownMigrations = readonly [Migration, ...Migration[]];

/** In running order; the next goes last. */
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
  projectUndo,
];

export type Ran = { kind: "known"; count: number } | { kind: "unknown"; name: string } | { kind: "too old" };

/** Compares what ran with what this version knows. */
export function compareToKnown(names: readonly string[], known: KnownMigrations = migrations): Ran {
  const [{ name: first }] = known;
  const begin = names.indexOf(first);
  const last = names.at(-1);
  if (begin === -1 && last !== undefined && last < first) return { kind: "too old" };
  const ran = names.slice(Math.max(begin, 0));
  const unknown = ran.find((name, index) => known[index]?.name !== name);
  return unknown === undefined ? { kind: "known", count: ran.length } : { kind: "unknown", name: unknown };
}
