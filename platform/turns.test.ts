import { expect, test } from "vitest";
import { createTurns, type Turn } from "./turns.ts";

function takenIn(places: number, asked: readonly [name: string, turn: Partial<Turn>][]) {
  const turns = createTurns(places);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const all = asked.map(([name, turn]) =>
    turns.take({ sender: null, isHeavy: false, ...turn }, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    }),
  );
  return {
    begun,
    pending: turns.pending,
    async end(name: string) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    all: Promise.all(all),
  };
}

test("whoever sends much waits for himself, and another's comes as soon as a place is free", async () => {
  const turns = takenIn(1, [
    ["a1", { sender: "a" }],
    ["a2", { sender: "a" }],
    ["a3", { sender: "a" }],
    ["b1", { sender: "b" }],
  ]);
  for (const name of ["a1", "b1", "a2", "a3"]) await turns.end(name);
  await turns.all;
  expect(turns.begun).toEqual(["a1", "b1", "a2", "a3"]);
  expect(turns.pending()).toBe(0);
});

test("a sender has one place, however many are free", async () => {
  const turns = takenIn(3, [
    ["a1", { sender: "a" }],
    ["a2", { sender: "a" }],
    ["b1", { sender: "b" }],
  ]);
  await turns.end("none");
  expect(turns.begun).toEqual(["a1", "b1"]);
  await turns.end("a1");
  expect(turns.begun).toEqual(["a1", "b1", "a2"]);
  expect(turns.pending()).toBe(2);
  await turns.end("b1");
  await turns.end("a2");
  await turns.all;
});

test("one that is heavy is in work at a time, and light ones go on beside it", async () => {
  const turns = takenIn(2, [
    ["heavy", { isHeavy: true }],
    ["heavy too", { isHeavy: true }],
    ["light", {}],
  ]);
  await turns.end("none");
  expect(turns.begun).toEqual(["heavy", "light"]);
  await turns.end("light");
  expect(turns.begun).toEqual(["heavy", "light"]);
  await turns.end("heavy");
  expect(turns.begun).toEqual(["heavy", "light", "heavy too"]);
  await turns.end("heavy too");
  await turns.all;
});

test("the site and its visitors alternate", async () => {
  const turns = takenIn(1, [
    ["site 1", {}],
    ["site 2", {}],
    ["site 3", {}],
    ["visitor 1", { sender: "a" }],
    ["visitor 2", { sender: "b" }],
  ]);
  for (const name of ["site 1", "visitor 1", "site 2", "visitor 2", "site 3"]) await turns.end(name);
  await turns.all;
  expect(turns.begun).toEqual(["site 1", "visitor 1", "site 2", "visitor 2", "site 3"]);
});

test("work that fails gives its place back", async () => {
  const turns = createTurns(1);
  const turn = { sender: "a", isHeavy: true };
  await expect(turns.take(turn, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turns.take(turn, async () => "yes")).toBe("yes");
});
