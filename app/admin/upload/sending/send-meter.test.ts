import { expect, test } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import { createSendMeter, timeLeftSentence } from "./send-meter.ts";

function openMeter(weighed: string[]) {
  let now = 1_000_000;
  const meter = createSendMeter(() => now);
  meter.begin(["a", "b", "c", "d"].map((id) => ({ id })));
  for (const id of weighed) meter.weigh(id, 1_000_000);
  return {
    meter,
    wait: (seconds: number) => {
      now += seconds * 1000;
    },
    send: (id: string, share: number) => meter.note(id, { status: "uploading", share }),
  };
}

test("how long it takes is told from what has left, once enough has [UPL-41]", () => {
  const { meter, wait, send } = openMeter(["a", "b", "c", "d"]);
  expect(meter.secondsLeft()).toBeNull();
  wait(4);
  send("a", 0.4);
  expect(meter.secondsLeft()).toBeNull();
  wait(6);
  send("a", 1);
  expect(meter.secondsLeft()).toBe(30);
  meter.note("a", { status: "completed" });
  expect(meter.secondsLeft()).toBe(30);
  meter.note("d", { status: "error" });
  expect(meter.secondsLeft()).toBe(20);
});

test("a file that is not made smaller yet counts as the usual one", () => {
  const { meter, wait, send } = openMeter(["a"]);
  wait(10);
  send("a", 1);
  expect(meter.secondsLeft()).toBe(30);
});

test("while nothing moves no time is told, and a file that begins anew is to be sent again", () => {
  const { meter, wait, send } = openMeter(["a", "b", "c", "d"]);
  wait(10);
  send("a", 1);
  wait(31);
  expect(meter.secondsLeft()).toBeNull();
  send("a", 0);
  wait(10);
  send("a", 0.5);
  expect(meter.secondsLeft()).toBe(70);
});

test.each([
  [12, "less than a minute left"],
  [61, "about 1 minute left"],
  [110, "about 2 minutes left"],
  [5000, "about 83 minutes left"],
  [7200, "about 2 hours left"],
])("%i seconds are told as %s", (seconds, sentence) => {
  expect(timeLeftSentence(text, seconds)).toBe(sentence);
});
