import type { Counts } from "./counts.ts";
import type { FaultKind, OperationKind, Schedule } from "./schedule.ts";

/** What was played, and what came of it. */
export interface Report {
  schedules: number;
  faults: Counts<FaultKind>;
  acknowledged: Counts<OperationKind>;
  /** By status. */
  answers: Counts<number>;
  mails: number;
  failures: Failure[];
}

/** A schedule in which promises were broken. */
export interface Failure {
  schedule: Schedule;
  /** Sentences. */
  broken: string[];
  /** By the servers, at last. */
  written: string[];
}

/** The report as it is read. */
export function reportText({ schedules, faults, acknowledged, answers, mails, failures }: Report): string {
  return [
    `schedules: ${schedules}`,
    `faults: ${listed(faults)}`,
    `acknowledged: ${listed(acknowledged)}`,
    `answers: ${listed(answers)}; mails: ${mails}`,
    failures.length === 0
      ? "Every promise was kept."
      : `Promises were broken with the seeds ${failures.map(({ schedule }) => schedule.seed).join(", ")}.`,
  ].join("\n");
}

function listed(counts: Counts<string> | Counts<number>): string {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([thing, times]) => `${thing} ${times}`).join(", ") || "none";
}

/** What was broken, how to play it again, and what was played. */
export function failureText({ schedule, broken, written }: Failure): string {
  const { seed, faults, operations } = schedule;
  return [
    `Seed ${seed}: npm run test:faults -- --schedules 1 --seed ${seed}`,
    ...broken.map((sentence) => `  ${sentence}`),
    ...faults.map(({ kind, server, from, to }) => `  fault: ${kind} of server ${server}, ${from} to ${to}`),
    ...operations.map((operation, number) => `  operation ${number}: ${JSON.stringify(operation)}`),
    ...written.map((words, number) => `  server ${number} wrote at last:\n${words}`),
  ].join("\n");
}
