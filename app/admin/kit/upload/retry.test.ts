import { afterEach, expect, test, vi } from "vitest";
import { upload as text } from "#content/en/admin/upload.ts";
import { type RetryTiming, retry, UploadFailure } from "./retry.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const lost = () => new UploadFailure("The connection was lost.", "passing");
const ended = () => new UploadFailure("Your session has ended.", "signed out");

async function retryAfter(failures: Error[], change: Partial<RetryTiming> = {}) {
  const waiting = [...failures];
  const pauses: number[] = [];
  const reasons: string[] = [];
  const timing: RetryTiming = {
    isOnline: () => true,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
    whenSignedInAgain: () => Promise.reject(new DOMException("The page was left.", "AbortError")),
    ...change,
  };
  async function attempt() {
    const failure = waiting.shift();
    if (failure !== undefined) throw failure;
    return "arrived";
  }
  const { signal } = new AbortController();
  const onWait = (reason: string) => reasons.push(reason);
  const result = await retry(attempt, { timing, text, signal, onWait });
  return { result, pauses, reasons, attempts: failures.length - waiting.length };
}

const arrived = { ok: true, value: "arrived" };

test("three retries with growing pauses, then the failure", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const failures = [lost(), lost(), lost(), lost()];
  const { result, pauses, reasons } = await retryAfter(failures);
  expect(result).toEqual({ ok: false, refusal: failures[3] });
  expect(pauses).toEqual([1_000, 3_000, 9_000]);
  expect(reasons.at(-1)).toBe("Trying again in a moment (3 of 3)");
  expect((await retryAfter(failures.slice(1))).result).toEqual(arrived);
});

test.each([
  [0, 750],
  [0.999_999, 1_250],
])("pauses differ, by a quarter at most (%d)", async (random, pause) => {
  vi.spyOn(Math, "random").mockReturnValue(random);
  expect((await retryAfter([lost()])).pauses[0]).toBeCloseTo(pause, 2);
});

test("a server that names a pause gets it", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const busy = new UploadFailure("Too many attempts.", "passing", 40_000);
  expect((await retryAfter([busy, lost()])).pauses).toEqual([40_000, 3_000]);
});

test("without a connection it waits for that, which costs no try", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  let checks = 0;
  const isOnline = () => {
    checks += 1;
    return checks > 10;
  };
  const { result, pauses, reasons } = await retryAfter(Array.from({ length: 13 }, lost), { isOnline });
  expect(result).toEqual(arrived);
  expect(pauses).toEqual([...Array.from({ length: 10 }, () => 60_000), 1_000, 3_000, 9_000]);
  expect(reasons[0]).toBe("Waiting for the connection");
});

test("a session that has ended waits for the next sign-in, which costs no try", async () => {
  const { result, pauses, reasons } = await retryAfter([ended(), ended()], {
    whenSignedInAgain: async () => {},
  });
  expect([result, pauses]).toEqual([arrived, []]);
  expect(reasons).toEqual(Array.from({ length: 2 }, () => "Waiting until you have signed in again"));
});

test("what nobody can help is a failure at once", async () => {
  for (const failure of [ended(), new UploadFailure("The file is damaged.", "refused")]) {
    const { result, attempts } = await retryAfter([failure, lost()]);
    expect([result, attempts]).toEqual([{ ok: false, refusal: failure }, 1]);
  }
});

test("a fault of our own is noted and not shown [ERR-4]", async () => {
  const noted = vi.spyOn(console, "error").mockReturnValue();
  const fault = new TypeError("x is undefined");
  const { result, attempts } = await retryAfter([fault]);
  expect(result).toMatchObject({ refusal: { message: "Failed to upload images" } });
  expect([attempts, noted.mock.calls]).toEqual([1, [[fault]]]);
});

test("stopping ends the waiting", async () => {
  const stopping = new AbortController();
  const failing = vi.fn(() => Promise.reject(lost()));
  const result = await retry(failing, {
    timing: {
      isOnline: () => true,
      pause: async () => stopping.abort(),
      whenSignedInAgain: async () => {},
    },
    text,
    signal: stopping.signal,
    onWait() {},
  });
  expect(result).toMatchObject({ refusal: { kind: "stopped", message: "The upload was stopped." } });
  expect(failing).toHaveBeenCalledTimes(1);
});
