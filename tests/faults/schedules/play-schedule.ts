import { setTimeout as pause } from "node:timers/promises";
import { type Faults, faultsOn } from "./faults/faults.ts";
import { type Attempt, attemptsOf } from "./operations/attempts.ts";
import type { Stage } from "./operations/stage.ts";
import { brokenPromises } from "./promises/broken-promises.ts";
import type { Schedule } from "./schedule.ts";
import { acknowledgeAll, mailAll } from "./settle.ts";
import { until } from "./until.ts";
import type { World } from "./world/world.ts";

const abreast = 4;
/** For answers that may not come while a fault stands, in milliseconds. */
const patience = 2_000;

export async function playSchedule(schedule: Schedule, world: World, stage: Stage): Promise<string[]> {
  const faults = faultsOn(world, schedule.faults);
  const unanswered = await playOperations(schedule, faults, stage);
  await acknowledgeAll(unanswered);
  await faults.openDatabases();
  await mailAll(world, stage, `s${schedule.seed}`);
  return brokenPromises(world, stage, `s${schedule.seed}o`);
}

/** Answers what is to be tried again. All faults are over then, and nothing is under way. */
async function playOperations(
  { seed, operations }: Schedule,
  faults: Faults,
  stage: Stage,
): Promise<Attempt[]> {
  const attempts = attemptsOf(operations, seed, stage);
  const acknowledged = new Set<Attempt>();
  const pending = new Set<Promise<void>>();

  function begin(attempt: Attempt): void {
    const tried = attempt.carryOut().then((isAcknowledged) => {
      if (isAcknowledged) acknowledged.add(attempt);
      pending.delete(tried);
    });
    pending.add(tried);
  }

  for (const [number, attempt] of attempts.entries()) {
    await faults.moveTo(number);
    begin(attempt);
    if (pending.size >= abreast) await Promise.race([...pending, pause(patience)]);
  }
  await faults.endAll();
  await until(
    () => pending.size === 0,
    () => `With all faults over ${pending.size} requests were never answered.`,
  );
  return attempts.filter((attempt) => !acknowledged.has(attempt) && isTriedAgain(attempt));
}

function isTriedAgain({ operation }: Attempt): boolean {
  return operation.kind !== "visit" && !("isGivenUp" in operation && operation.isGivenUp);
}
