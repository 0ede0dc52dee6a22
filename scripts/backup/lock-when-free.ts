import { setTimeout as sleep } from "node:timers/promises";
import { type HeldPlace, lockPlace, type PlaceLock } from "#domain/backup/place-lock.ts";
import { systemClock } from "#platform/clock.ts";
import type { FileStore } from "#platform/storage/file-store.ts";

/** Milliseconds. */
const patience = 10 * 60_000;
const pause = 1_000;

/** Waits ten minutes at most for another backup, and says so. Throws with who has the place. Given back also when the process is ended. */
export async function lockWhenFree(place: FileStore): Promise<HeldPlace> {
  const giveUpAt = Date.now() + patience;
  for (let tries = 0; ; tries++) {
    const taken = await lockPlace(place, systemClock);
    if (taken.ok) return givenBackAtTheEnd(taken.value);
    const sentence = sentenceOf(taken.refusal);
    if (Date.now() > giveUpAt) throw new Error(sentence);
    if (tries === 0) console.error(`${sentence} Waiting for it.`);
    await sleep(pause);
  }
}

function sentenceOf({ machine, process: number, since, until }: PlaceLock): string {
  return `Another backup is being written into this place since ${since} (process ${number} on ${machine}). If that machine is gone, the place is free again at ${until}.`;
}

function givenBackAtTheEnd(held: HeldPlace): HeldPlace {
  const end = () => void held.release().finally(() => process.exit(143));
  process.once("SIGTERM", end);
  return {
    ...held,
    async release() {
      process.off("SIGTERM", end);
      await held.release();
    },
  };
}
