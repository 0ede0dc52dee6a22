import { expect, test } from "vitest";
import { createRenderTurns } from "./render-turns.ts";

const limits = { atOnce: 1, mostWaiting: 8, mostOfOne: 6, longestWait: 60_000, longestTurn: 60_000 };

function openWork() {
  const begun: string[] = [];
  const waiting = new Map<string, () => void>();
  return {
    begun,
    work: (name: string) => async () => {
      begun.push(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(name, resolve);
      await promise;
      return name;
    },
    async finish(name: string) {
      await expect.poll(() => begun).toContain(name);
      waiting.get(name)?.();
    },
  };
}

test("networks take turns, however many wait of one [SEC-9]", async () => {
  const turns = createRenderTurns(limits);
  const { begun, work, finish } = openWork();
  const names = ["crowd 1", "crowd 2", "crowd 3", "crowd 4", "one 1", "one 2", "another 1"];
  const answers = names.map((name) => turns.take(name.split(" ")[0] ?? "", work(name)));
  const order = ["crowd 1", "crowd 2", "one 1", "another 1", "crowd 3", "one 2", "crowd 4"];
  for (const name of order) await finish(name);
  expect(await Promise.all(answers)).toEqual(names);
  expect(begun).toEqual(order);
});

test("one network never has two turns at once, others go on beside it [SEC-9]", async () => {
  const turns = createRenderTurns({ ...limits, atOnce: 2 });
  const { begun, work, finish } = openWork();
  const answers = ["a 1", "a 2", "b 1"].map((name) => turns.take(name[0] ?? "", work(name)));
  await finish("b 1");
  expect(await answers[2]).toBe("b 1");
  expect(begun).toEqual(["a 1", "b 1"]);
  await finish("a 1");
  await finish("a 2");
});

test("where too many wait, the network with most makes room for one that has fewer [SEC-9]", async () => {
  const turns = createRenderTurns(limits);
  const { work, finish } = openWork();
  const first = turns.take("busy", work("at work"));
  const crowd = Array.from({ length: 7 }, (_, count) => turns.take("crowd", work(`crowd ${count}`)));
  expect(await crowd[6]).toBeNull();
  const others = ["b", "c", "d"].map((network) => turns.take(network, work(network)));
  expect(await crowd[5]).toBeNull();
  await finish("at work");
  for (const name of ["crowd 0", "b", "c", "d", "crowd 1"]) await finish(name);
  expect(await Promise.all([first, ...others])).toEqual(["at work", "b", "c", "d"]);
});

test("who has gone away leaves his place, and who waits too long is told [SEC-9]", async () => {
  const { work, finish } = openWork();
  const patient = createRenderTurns({ ...limits, mostOfOne: 1 });
  const first = patient.take("a", work("first"));
  const gone = new AbortController();
  const leaves = patient.take("a", work("never"), gone.signal);
  expect(await patient.take("a", work("too many"))).toBeNull();
  gone.abort();
  expect(await leaves).toBeNull();
  expect(await patient.take("a", work("never"), gone.signal)).toBeNull();
  const next = patient.take("a", work("next"));
  await finish("first");
  await finish("next");
  expect(await Promise.all([first, next])).toEqual(["first", "next"]);

  const hasty = createRenderTurns({ ...limits, longestWait: 10 });
  const holds = hasty.take("a", work("holds"));
  expect(await hasty.take("b", work("waits"))).toBeNull();
  await finish("holds");
  expect(await holds).toBe("holds");
});

test("what hangs or fails gives up its place [SEC-9]", async () => {
  const turns = createRenderTurns({ ...limits, longestTurn: 10 });
  const { work, finish } = openWork();
  const hangs = turns.take("a", work("hangs"));
  const fails = turns.take("b", () => Promise.reject(new Error("no database")));
  await expect(fails).rejects.toThrow("no database");
  const next = turns.take("a", work("next"));
  await finish("next");
  expect(await next).toBe("next");
  await finish("hangs");
  expect(await hangs).toBe("hangs");
});
