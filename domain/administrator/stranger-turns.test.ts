import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { silentLog } from "#platform/log.ts";
import { openFreshSqlite } from "#tests/support/engines.ts";
import { quickPasswords } from "#tests/support/quick-passwords.ts";
import { home, owner, signedIn } from "#tests/support/test-administrator.ts";
import { createAdministrator } from "./administrator.ts";

async function openBusy() {
  const database = await openFreshSqlite();
  const release = Promise.withResolvers<void>();
  let isHeld = false;
  let atWork = 0;
  let mostAtWork = 0;
  const parts = {
    ...{ database, clock: systemClock, log: silentLog, publicUrl: "https://rathkar.example" },
    secret: "a secret of more than thirty-two characters",
    workshopNames: async () => ["Shinde Motors"],
  };
  async function held<Value>(isStrangers: boolean, work: () => Promise<Value>): Promise<Value> {
    mostAtWork = Math.max(mostAtWork, ++atWork);
    if (isHeld && isStrangers) await release.promise;
    atWork--;
    return work();
  }
  const passwords = {
    hash: (password: string) => held(true, () => quickPasswords.hash(password)),
    verify: (stored: { hash: string; password: string }) =>
      held(stored.password !== owner.password, () => quickPasswords.verify(stored)),
  };
  const administrator = createAdministrator({ ...parts, passwords });
  await administrator.createOrReset(owner);
  const headers = await signedIn(administrator);
  isHeld = true;
  onTestFinished(async () => {
    release.resolve();
    await database[Symbol.asyncDispose]();
  });

  const reasons: string[] = [];
  async function guess(address: string, email: string): Promise<void> {
    const signIn = await administrator.signIn({ email, password: "guess-me" }, { ...home, address });
    reasons.push(signIn.ok ? "signed in" : signIn.refusal.reason);
  }
  return { administrator, headers, guess, reasons, release: release.resolve, most: () => mostAtWork };
}

test("strangers sign in one at a time, twenty wait, the next are turned away [SEC-8]", async () => {
  const { guess, reasons, release, most } = await openBusy();
  const guesses = Array.from({ length: 30 }, (_, visitor) =>
    guess(`10.0.0.${visitor}`, `a${visitor}@b.example`),
  );
  await expect.poll(() => reasons).toEqual(Array(9).fill("throttled"));
  release();
  await Promise.all(guesses);
  expect(reasons.slice(9)).toEqual(Array(21).fill("wrong"));
  expect(most()).toBe(1);
});

test("a known device gets in however many strangers of ever other networks wait [SEC-15]", async () => {
  const { administrator, headers, guess, reasons, release } = await openBusy();
  const guesses = Array.from({ length: 40 }, (_, visitor) =>
    guess(`2001:db8:${visitor.toString(16)}:1::1`, `a${visitor}@b.example`),
  );
  await expect.poll(() => reasons.length).toBe(19);
  await administrator.signOut(headers);
  const cookie = headers.get("cookie");
  for (let time = 0; time < 15; time++) {
    expect((await administrator.signIn(owner, { ...home, cookie })).ok).toBe(true);
  }
  release();
  await Promise.all(guesses);
});

test("four of one /48 may be at it at a time, whichever of its networks they use [SEC-15]", async () => {
  const { guess, reasons, release } = await openBusy();
  const guesses = Array.from({ length: 6 }, (_, visitor) =>
    guess(`2001:db8:7:${visitor}::1`, `a${visitor}@b.example`),
  );
  await expect.poll(() => reasons).toEqual(["throttled", "throttled"]);
  const neighbour = guess("2001:db8:8::1", "neighbour@b.example");
  release();
  await Promise.all([...guesses, neighbour]);
  expect(reasons).toEqual(["throttled", "throttled", ...Array(5).fill("wrong")]);
});
