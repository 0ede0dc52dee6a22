import { expect, test } from "vitest";
import { type RetryTiming, tryAgain } from "./retry.ts";
import { UploadFailure } from "./upload-failure.ts";

const lost = () => new UploadFailure("The connection was lost.", "passing");

/** Fails with these, one after the other, and then answers. */
function attemptFailing(...failures: Error[]) {
  const waiting = [...failures];
  const attempts = { count: 0 };
  async function attempt(): Promise<string> {
    attempts.count += 1;
    const failure = waiting.shift();
    if (failure !== undefined) throw failure;
    return "arrived";
  }
  return { attempt, attempts };
}

function reauthWorld(change: Partial<RetryTiming> = {}) {
  const pauses: number[] = [];
  const reasons: string[] = [];
  const patience: RetryTiming = {
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
    isOnline: () => true,
    untilOnline: async () => {},
    untilSignedIn: async () => false,
    random: () => 0.5,
    ...change,
  };
  const stopping = new AbortController();
  const options = { patience, signal: stopping.signal, onWait: (reason: string) => reasons.push(reason) };
  return { pauses, reasons, options, stopping };
}

test("three retries with growing pauses, then the failure", async () => {
  const { pauses, reasons, options } = reauthWorld();
  const { attempt, attempts } = attemptFailing(lost(), lost(), lost(), lost());

  await expect(tryAgain(attempt, options)).rejects.toThrow("The connection was lost.");
  expect(attempts.count).toBe(4);
  expect(pauses).toEqual([1_000, 3_000, 9_000]);
  expect(reasons.at(-1)).toBe("Trying again in a moment (3 of 3)");
});

test("the last retry may be the one that arrives", async () => {
  const { attempt } = attemptFailing(lost(), lost(), lost());
  expect(await tryAgain(attempt, reauthWorld().options)).toBe("arrived");
});

test("pauses differ, by a quarter at most", async () => {
  const early = reauthWorld({ random: () => 0 });
  await tryAgain(attemptFailing(lost()).attempt, early.options);
  const late = reauthWorld({ random: () => 0.999_999 });
  await tryAgain(attemptFailing(lost()).attempt, late.options);
  expect(early.pauses).toEqual([750]);
  expect(late.pauses[0]).toBeCloseTo(1_250, 2);
});

test("a server that names a pause gets it", async () => {
  const { pauses, options } = reauthWorld();
  const busy = new UploadFailure("Too many attempts.", "passing", { wait: 40_000 });
  await tryAgain(attemptFailing(busy, lost()).attempt, options);
  expect(pauses).toEqual([40_000, 3_000]);
});

test("without a connection it waits for that, which costs no try", async () => {
  let offlineFor = 10;
  const { pauses, options, reasons } = reauthWorld({
    isOnline: () => offlineFor === 0,
    untilOnline: async () => {
      offlineFor -= 1;
    },
  });
  const failures = Array.from({ length: 13 }, lost);
  expect(await tryAgain(attemptFailing(...failures).attempt, options)).toBe("arrived");
  expect(pauses).toEqual([1_000, 3_000, 9_000]);
  expect(reasons[0]).toBe("Waiting for the connection");
});

test("a session that has ended waits for the next sign-in, which costs no try", async () => {
  let signIns = 0;
  const { pauses, options } = reauthWorld({
    untilSignedIn: async () => {
      signIns += 1;
      return true;
    },
  });
  const ended = () => new UploadFailure("Your session has ended.", "signed out");
  expect(await tryAgain(attemptFailing(ended(), ended()).attempt, options)).toBe("arrived");
  expect([signIns, pauses]).toEqual([2, []]);
});

test("a session that nobody renews is a failure at once", async () => {
  const ended = new UploadFailure("Your session has ended.", "signed out");
  const { attempt, attempts } = attemptFailing(ended);
  await expect(tryAgain(attempt, reauthWorld().options)).rejects.toBe(ended);
  expect(attempts.count).toBe(1);
});

test.each([new UploadFailure("The file is damaged.", "refused"), new TypeError("x is undefined")])(
  "%s is not tried again",
  async (failure) => {
    const { attempt, attempts } = attemptFailing(failure);
    await expect(tryAgain(attempt, reauthWorld().options)).rejects.toBe(failure);
    expect(attempts.count).toBe(1);
  },
);

test("stopping ends the waiting", async () => {
  const world = reauthWorld({ pause: async () => world.stopping.abort() });
  const { attempt, attempts } = attemptFailing(lost(), lost());
  await expect(tryAgain(attempt, world.options)).rejects.toThrow("The upload was stopped.");
  expect(attempts.count).toBe(1);
});
