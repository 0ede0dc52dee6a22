import { availableParallelism } from "node:os";
import { addCounts, count, total } from "./counts.ts";
import { scheduleOf } from "./draw-schedule.ts";
import { examinePlayable } from "./faults/playable.ts";
import { openLedger } from "./operations/ledger.ts";
import { createOwner } from "./operations/owner.ts";
import { createSiteClient } from "./operations/site-client.ts";
import type { Stage } from "./operations/stage.ts";
import { playSchedule } from "./play-schedule.ts";
import type { Failure, Report } from "./report.ts";
import type { Engines, Schedule } from "./schedule.ts";
import { openWorld, type World } from "./world/world.ts";

/** A world grows with all that is sent to it: after so many schedules another is opened. */
const schedulesOfWorld = 50;

interface Listener {
  onPlayed?(schedules: number): void;
  onFailure?(failure: Failure): void;
}

export async function playSchedules(
  first: number,
  schedules: number,
  listener: Listener = {},
): Promise<Report> {
  const report: Report = {
    ...{ mails: 0, failures: [] },
    ...{ schedules: new Map(), faults: new Map(), acknowledged: new Map(), answers: new Map() },
    playable: await examinePlayable(),
  };
  const all = Array.from({ length: schedules }, (_, number) => scheduleOf(first + number));
  const playable = all.filter(({ engines }) => !report.playable.impossible.has(engines));
  const queues = Map.groupBy(playable, ({ engines }) => engines);
  const atOnce = Math.max(1, Math.floor(availableParallelism() / queues.size));
  await Promise.all(
    [...queues].flatMap(([engines, waiting]) =>
      Array.from({ length: atOnce }, () => playAll(engines, waiting, report, listener)),
    ),
  );
  return report;
}

async function playAll(
  engines: Engines,
  waiting: Schedule[],
  report: Report,
  listener: Listener,
): Promise<void> {
  while (waiting.length > 0) {
    await using world = await openWorld(engines);
    await playInWorld(world, waiting, report, listener);
  }
}

async function playInWorld(
  world: World,
  waiting: Schedule[],
  report: Report,
  listener: Listener,
): Promise<void> {
  const stage = openStage(world);
  let hasFailed = false;
  for (let played = 0; played < schedulesOfWorld && !hasFailed; played++) {
    const schedule = waiting.shift();
    if (schedule === undefined) break;
    const faults = schedule.faults.filter(({ kind }) => !report.playable.impossible.has(kind));
    const broken = await playSchedule({ ...schedule, faults }, world, stage).catch((error) => [
      String(error),
      ...new Set(stage.ledger.surprises),
    ]);
    hasFailed = broken.length > 0;
    if (hasFailed) {
      const failure = { schedule, broken, written: lastWritten(world) };
      report.failures.push(failure);
      listener.onFailure?.(failure);
    }
    count(report.schedules, schedule.engines);
    for (const { kind } of faults) count(report.faults, kind);
    listener.onPlayed?.(total(report.schedules));
  }
  addCounts(report.acknowledged, stage.ledger.acknowledged);
  addCounts(report.answers, stage.client.statuses);
  report.mails += world.mailServer.taken.length;
}

function openStage({ servers, account, isOver }: World): Stage {
  const client = createSiteClient(
    servers.map(({ url }) => url),
    isOver,
  );
  return {
    client,
    owner: createOwner(client, account),
    ledger: openLedger(),
    formTokens: servers[0]?.formTokens ?? [],
  };
}

const written = 4_000;

function lastWritten({ servers }: World): string[] {
  return servers.map((server) => server.output().slice(-written));
}
