import { setTimeout as sleep } from "node:timers/promises";
import { type HeldPlace, lockPlace, type PlaceLock } from "#domain/backup/place-lock.ts";
import { systemClock } from "#platform/clock.ts";
import type { FileStore } from "#platform/storage/file-store.ts";

/** Milliseconds. */
const patience = 10 * 60_000;
const pause = 1_000;

/** Throws with who has the place. */
export async function lockWhenFree(place: FileStore): Promise<HeldPlace> {
  const giveUpAt = Date.now() + patience;
  let attempt = lockPlace(place, systemClock);
  const end = () => void giveBack(attempt).finally(() => process.exit(143));
  process.once("SIGTERM", end);
  for (let tries = 0; ; tries++) {
    const taken = await attempt;
    if (taken.ok) return afterRelease(taken.value, () => process.off("SIGTERM", end));
    const sentence = sentenceOf(taken.refusal);
    if (Date.now() > giveUpAt) throw new Error(sentence);
    if (tries === 0) console.error(`${sentence} Waiting for it.`);
    await sleep(pause);
    attempt = lockPlace(place, systemClock);
  }
}

async function giveBack(attempt: ReturnType<typeof lockPlace>): Promise<void> {
  const taken = await attempt;
  if (taken.ok) await taken.value.release();
}

function sentenceOf({ machine, process: number, since, until }: PlaceLock): string {
  return `Another backup is being written into this place since ${since} (process ${number} on ${machine}). If that machine is gone, the place is free again at ${until}.`;
}

function afterRelease(held: HeldPlace, released: () => void): HeldPlace {
  return {
    ...held,
    async release() {
      await held.release();
      released();
    },
  };
}
