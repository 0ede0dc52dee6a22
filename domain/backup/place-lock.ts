import { randomUUID } from "node:crypto";
import { readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { type Clock, minute } from "#platform/clock.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import type { FileStore } from "#platform/storage/file-store.ts";

const lockSchema = z.object({
  holder: z.uuid(),
  machine: z.string(),
  space: z.string(),
  process: z.int(),
  since: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type PlaceLock = z.output<typeof lockSchema>;

export interface HeldPlace {
  /** Throws where another took the place while this process stood still. */
  mustHold(): Promise<void>;
  release(): Promise<void>;
}

const lockFile = "lock.json";
/** Longer than a backup may wait for a processor. */
const lease = 20 * minute;
/** Milliseconds from seeing no lock to writing one. */
const settling = 1_000;

/** Takes the place, or answers who has it. Locks lapse after twenty minutes. */
export async function lockPlace(place: FileStore, clock: Clock): Promise<Result<HeldPlace, PlaceLock>> {
  const { lock: there, isUnreadable } = await lookAt(place);
  if (there !== null && !isOver(there, clock.now())) return refused(there);
  if (there !== null || isUnreadable) await place.remove(lockFile);
  const own = lockOf(clock.now());
  const isFirst = await place.create(lockFile, bytesOf(own), "application/json");
  const isCertain = there === null && !isUnreadable && !(await createsAnew(place, own, isFirst));
  if (!isCertain) await sleep(settling);
  const holding = await readLock(place);
  if (holding?.holder !== own.holder) return refused(holding ?? own);
  return accepted(hold(place, own, clock));
}

async function lookAt(place: FileStore): Promise<{ lock: PlaceLock | null; isUnreadable: boolean }> {
  const lock = await readLock(place);
  if (lock !== null || !(await place.exists(lockFile))) return { lock, isUnreadable: false };
  await sleep(settling);
  const again = await readLock(place);
  return { lock: again, isUnreadable: again === null && (await place.exists(lockFile)) };
}

/** Where a second write succeeds, the first proves nothing. */
async function createsAnew(place: FileStore, own: PlaceLock, isFirst: boolean): Promise<boolean> {
  return isFirst && place.create(lockFile, bytesOf(own), "application/json");
}

function hold(place: FileStore, own: PlaceLock, clock: Clock): HeldPlace {
  async function mustHold(): Promise<void> {
    if ((await readLock(place))?.holder === own.holder) return;
    throw new Error("Another backup has taken the place meanwhile, so this one was given up.");
  }
  async function renew(): Promise<void> {
    await mustHold();
    const until = new Date(clock.now().getTime() + lease).toISOString();
    await place.write(lockFile, bytesOf({ ...own, until }), "application/json");
  }
  // What fails is met by the next `mustHold`.
  const timer = setInterval(() => void renew().catch(() => {}), lease / 4).unref();
  return {
    mustHold,
    async release() {
      clearInterval(timer);
      if ((await readLock(place))?.holder === own.holder) await place.remove(lockFile);
    },
  };
}

async function readLock(place: FileStore): Promise<PlaceLock | null> {
  const bytes = await place.read(lockFile);
  if (bytes === null) return null;
  try {
    return lockSchema.parse(JSON.parse(bytes.toString("utf8")));
  } catch {
    return null;
  }
}

function bytesOf(lock: PlaceLock): Uint8Array {
  return Buffer.from(JSON.stringify(lock));
}

function lockOf(now: Date): PlaceLock {
  return {
    holder: randomUUID(),
    ...thisProcess(),
    since: now.toISOString(),
    until: new Date(now.getTime() + lease).toISOString(),
  };
}

function isOver({ until, machine, space, process: number }: PlaceLock, now: Date): boolean {
  const here = thisProcess();
  const isHere = machine === here.machine && space === here.space;
  return new Date(until) < now || (isHere && !isRunning(number));
}

function thisProcess(): Pick<PlaceLock, "machine" | "space" | "process"> {
  return { machine: hostname(), space: processSpace(), process: process.pid };
}

function processSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

function isRunning(number: number): boolean {
  try {
    return process.kill(number, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
