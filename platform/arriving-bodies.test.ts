import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createArrivals } from "./arriving-bodies.ts";

function openPlaces() {
  let now = 0;
  const take = createArrivals(3, () => now);
  return {
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    arrive(sender: string) {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      const place = take(readable, sender);
      const whole = place && buffer(place.body).catch(() => null);
      return { place, whole, send: (bytes: number) => writer.write(new Uint8Array(bytes)), writer };
    },
  };
}

test("a newcomer gets the place of the slowest that is too slow, whoever sends it [QP-8]", async () => {
  const { arrive, wait } = openPlaces();
  const [fast, slow, slowest] = [arrive("a"), arrive("b"), arrive("c")];
  await fast.send(70_000);
  await slow.send(2_000);
  await slowest.send(1_000);
  expect(arrive("d").place).toBeNull();
  wait(10_000);
  const newcomer = arrive("d");
  expect(newcomer.place).not.toBeNull();
  expect([fast, slow, slowest].map(({ place }) => place?.hasMadeRoom())).toEqual([false, false, true]);
  expect(await slowest.whole).toBeNull();
  expect(arrive("e").place).not.toBeNull();
  expect(slow.place?.hasMadeRoom()).toBe(true);
  await fast.writer.close();
  expect((await fast.whole)?.byteLength).toBe(70_000);
});

test("who was fast and stands still is slow [QP-8]", async () => {
  const { arrive, wait } = openPlaces();
  const still = arrive("a");
  await still.send(1_000_000);
  const others = [arrive("b"), arrive("c")];
  wait(20_000);
  for (const { send } of others) await send(70_000);
  expect(arrive("d").place).not.toBeNull();
  expect(still.place?.hasMadeRoom()).toBe(true);
});

test("a network that holds several places makes room for one that holds none, and never two for its own [QP-8]", () => {
  const { arrive } = openPlaces();
  const crowd = [arrive("crowd"), arrive("crowd"), arrive("crowd")];
  expect(arrive("crowd").place).toBeNull();
  expect(arrive("a").place).not.toBeNull();
  expect(crowd.filter(({ place }) => place?.hasMadeRoom())).toHaveLength(1);
  expect(arrive("b").place).not.toBeNull();
  expect(arrive("c").place).toBeNull();
});

test("what has come whole keeps its place until it is left [QP-8]", () => {
  const { arrive, wait } = openPlaces();
  const whole = [arrive("a"), arrive("a"), arrive("a")];
  for (const { place } of whole) place?.isWhole();
  wait(60_000);
  expect(arrive("b").place).toBeNull();
  whole[0]?.place?.leave();
  expect(arrive("b").place).not.toBeNull();
  expect(whole.some(({ place }) => place?.hasMadeRoom())).toBe(false);
});
