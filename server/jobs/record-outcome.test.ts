import { expect, test } from "vitest";
import { recordOutcome } from "./record-outcome.ts";

const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

function noteThatFails(times: number, error: Error) {
  let asked = 0;
  return {
    asked: () => asked,
    async note() {
      asked++;
      if (asked <= times) throw error;
    },
  };
}

const noPause = async () => {};

test("what went out while the database was away is noted when it is back [PUSH-2, ENQ-2]", async () => {
  const pauses: number[] = [];
  const { note, asked } = noteThatFails(30, away);
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  await recordOutcome(note, () => false, pause);
  expect(asked()).toBe(31);
  expect(pauses.at(-1)).toBe(5_000);
});

test.each([
  ["the server stops", away, true],
  ["it is no fault that passes", new Error("syntax error"), false],
])("it is given up after a few tries where %s", async (_why, error, isStopped) => {
  const { note, asked } = noteThatFails(1_000, error);
  await expect(recordOutcome(note, () => isStopped, noPause)).rejects.toBe(error);
  expect(asked()).toBe(4);
});
