import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStoreAt } from "#platform/storage/open.ts";
import { startS3 } from "#tests/support/s3.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { lockPlace } from "./place-lock.ts";

async function openOnDisk() {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  return openStoreAt(join(folder.path, "backups"));
}

async function openOnS3(options: { knowsConditions: boolean }) {
  const { url, stop } = await startS3(options);
  onTestFinished(stop);
  return openStoreAt(url);
}

const places = [
  { name: "a folder", open: openOnDisk },
  { name: "a bucket", open: () => openOnS3({ knowsConditions: true }) },
  { name: "a bucket that knows no conditions", open: () => openOnS3({ knowsConditions: false }) },
];

const now = new Date("2026-11-26T04:30:00.000Z");
const clock = { now: () => now };
const minute = 60_000;

describe.each(places)("the place of backups in $name", ({ open }) => {
  test("is one backup's at a time, and free when that is done [OPS-27]", async () => {
    const place = await open();
    const first = await lockPlace(place, clock);
    expect(await lockPlace(place, clock)).toMatchObject({
      ok: false,
      refusal: { machine: hostname(), process: process.pid, since: now.toISOString() },
    });
    if (first.ok) await first.value.release();
    expect((await lockPlace(place, clock)).ok).toBe(true);
  });

  test("is taken by one of several that come together [OPS-27]", async () => {
    const place = await open();
    const taken = await Promise.all([1, 2, 3, 4].map(() => lockPlace(place, clock)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("stays another machine's until its lock is over, and is one's then [OPS-27]", async () => {
    const place = await open();
    const lock = {
      ...{ holder: randomUUID(), machine: "workshop-2", space: "pid:[1]", process: 1 },
      since: now.toISOString(),
      until: new Date(now.getTime() + 20 * minute).toISOString(),
    };
    await place.write("lock.json", Buffer.from(JSON.stringify(lock)), "application/json");
    expect(await lockPlace(place, clock)).toEqual({ ok: false, refusal: lock });
    const later = { now: () => new Date(now.getTime() + 21 * minute) };
    const taken = await Promise.all([1, 2].map(() => lockPlace(place, later)));
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  });
});

test("a lock that a process of this machine left when it was killed is nobody's [OPS-27]", async () => {
  const place = await openOnDisk();
  const first = await lockPlace(place, clock);
  const lock = JSON.parse(String(await place.read("lock.json")));
  await place.write(
    "lock.json",
    Buffer.from(JSON.stringify({ ...lock, process: 2 ** 30 })),
    "application/json",
  );
  expect((await lockPlace(place, clock)).ok).toBe(true);
  if (first.ok) await expect(first.value.mustHold()).rejects.toThrow("Another backup has taken the place");
});

test("a lock of which a power cut left the beginning is nobody's [OPS-27]", async () => {
  const place = await openOnDisk();
  await place.write("lock.json", Buffer.from('{"holder":'), "application/json");
  expect((await lockPlace(place, clock)).ok).toBe(true);
});
