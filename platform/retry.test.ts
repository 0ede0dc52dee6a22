import { expect, test } from "vitest";
import { readWithRetries } from "./retry.ts";

function failing(times: number) {
  let reads = 0;
  const read = async () => {
    if (++reads <= times) throw new Error(`lost ${reads}`);
    return "fine";
  };
  return { reads: () => reads, ask: () => readWithRetries(read, 0) };
}

test("what cannot be read is tried three times more [DATA-4]", async () => {
  const passing = failing(3);
  expect(await passing.ask()).toBe("fine");
  expect(passing.reads()).toBe(4);
});

test("after the third retry the last failure is thrown [DATA-4]", async () => {
  const lasting = failing(4);
  await expect(lasting.ask()).rejects.toThrow("lost 4");
  expect(lasting.reads()).toBe(4);
});
