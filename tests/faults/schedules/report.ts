import type { Counts } from "./counts.ts";
import type { Playable } from "./faults/playable.ts";
import type { Engines, FaultKind, OperationKind, Schedule } from "./schedule.ts";

export interface Report {
  schedules: Counts<Engines>;
  faults: Counts<FaultKind>;
  acknowledged: Counts<OperationKind>;
  answers: Counts<number>;
  mails: number;
  playable: Playable;
  failures: Failure[];
}

export interface Failure {
  schedule: Schedule;
  broken: string[];
  written: string[];
}

export function reportText(report: Report): string {
  const { schedules, faults, acknowledged, answers, mails, failures } = report;
  return [
    `schedules: ${listed(schedules)}`,
    `faults: ${listed(faults)}`,
    ...playableTexts(report.playable),
    `acknowledged: ${listed(acknowledged)}`,
    `answers: ${listed(answers)}; mails: ${mails}`,
    failures.length === 0
      ? "Every promise was kept."
      : `Promises were broken with the seeds ${failures.map(({ schedule }) => schedule.seed).join(", ")}.`,
  ].join("\n");
}

function playableTexts({ impossible, differently }: Playable): string[] {
  return [
    ...[...impossible].map(([kind, reason]) => `NOT PLAYED on this machine: ${kind}, because ${reason}.`),
    ...differently.map((sentence) => `Played differently on this machine: ${sentence}.`),
  ];
}

function listed(counts: Counts<string> | Counts<number>): string {
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([thing, times]) => `${thing} ${times}`).join(", ") || "none";
}

export function failureText({ schedule, broken, written }: Failure): string {
  const { seed, engines, faults, operations } = schedule;
  return [
    `Seed ${seed} on ${engines}: npm run test:faults -- --schedules 1 --seed ${seed}`,
    ...broken.map((sentence) => `  ${sentence}`),
    ...faults.map(
      ({ kind, server, degree, from, to }) =>
        `  fault: ${kind} (${degree}) of server ${server}, ${from} to ${to}`,
    ),
    ...operations.map((operation, number) => `  operation ${number}: ${JSON.stringify(operation)}`),
    ...written.map((words, number) => `  server ${number} wrote at last:\n${words}`),
  ].join("\n");
}
