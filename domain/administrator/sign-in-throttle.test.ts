import { afterEach, expect, test, vi } from "vitest";
import { limitersInMemory } from "#platform/rate-limiters.ts";
import {
  createSignInThrottle,
  freeAttempts,
  freeAttemptsEverywhere,
  freeAttemptsOfSite,
  pauseAfter,
  type SignInThrottle,
  type TriedFrom,
} from "./sign-in-throttle.ts";

const owner = "owner@rathkar.example";
const stranger = from("203.0.113.9");
const home = from("198.51.100.4");

function from(address: string, device: string | null = null): TriedFrom {
  return { address, device };
}

afterEach(() => {
  vi.useRealTimers();
});

async function attemptTimes(throttle: SignInThrottle, times: number, place: TriedFrom, account = owner) {
  for (let time = 0; time < times; time += 1) await throttle.attempt(place, account);
}

test("the attempt after the free ones has to wait", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, freeAttempts, stranger);

  expect(await throttle.attempt(stranger, owner)).toEqual({ allowed: false, retryAfterSeconds: 15 });
});

test("a stranger at another address cannot lock the owner out", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, 50, stranger);

  expect(await throttle.attempt(home, owner)).toEqual({ allowed: true });
});

test("another account from the same address is counted by itself", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, 50, home, "someone@else.example");

  expect(await throttle.attempt(home, owner)).toEqual({ allowed: true });
});

test("pauses double and end at a quarter of an hour", () => {
  const pauses = [0, 1, 2, 3, 4, 5, 6, 7, 5000].map(pauseAfter);

  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900]);
});

test("after the pause one more attempt is free and the next pause is longer", async () => {
  vi.useFakeTimers();
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, freeAttempts, stranger);
  vi.advanceTimersByTime(15_001);

  expect(await throttle.attempt(stranger, owner)).toEqual({ allowed: true });
  expect(await throttle.attempt(stranger, owner)).toEqual({ allowed: false, retryAfterSeconds: 30 });
});

test("an hour without an attempt is forgotten", async () => {
  vi.useFakeTimers();
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, freeAttempts, stranger);
  vi.advanceTimersByTime(60 * 60 * 1000 + 1);

  await attemptTimes(throttle, freeAttempts - 1, stranger);
  expect(await throttle.attempt(stranger, owner)).toEqual({ allowed: true });
});

test("attempts side by side do not slip past the count", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  const outcomes = await Promise.all(Array.from({ length: 40 }, () => throttle.attempt(stranger, owner)));

  expect(outcomes.filter((outcome) => outcome.allowed)).toHaveLength(freeAttempts);
});

test("a sign-in forgives the attempts before it", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, freeAttempts, home);
  await throttle.reset(home, owner);

  await attemptTimes(throttle, freeAttempts - 1, home);
  expect(await throttle.attempt(home, owner)).toEqual({ allowed: true });
});

test.each([
  ["2001:db8:1:2:aaaa::1", "2001:db8:1:2:bbbb:cccc:dddd:eeee", false],
  ["2001:db8:1:2::1", "2001:0db8:0001:0002::7", false],
  ["2001:db8::1", "2001:db8:0:0:5::1", false],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", true],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.8", true],
])("addresses of one IPv6 network count as one (%s, %s)", async (first, second, isAllowed) => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, freeAttempts, from(first));

  expect((await throttle.attempt(from(second), owner)).allowed).toBe(isAllowed);
});

async function attemptEverywhere(throttle: SignInThrottle, networks: number) {
  const attempts = [];
  for (let network = 0; network < networks; network += 1) {
    attempts.push(await throttle.attempt(from(`192.0.2.${network}`), owner));
  }
  return attempts.filter(({ allowed }) => allowed).length;
}

test("a stranger with many networks is slowed down like one with one", async () => {
  vi.useFakeTimers();
  const throttle = createSignInThrottle(limitersInMemory);

  expect(await attemptEverywhere(throttle, 60)).toBe(freeAttemptsEverywhere);
  for (const allowedSoFar of [1, 2, 3]) {
    vi.advanceTimersByTime(pauseAfter(allowedSoFar - 1) * 1000 + 1);
    expect(await attemptEverywhere(throttle, 60)).toBe(1);
  }
  expect((await throttle.attempt(home, "someone@else.example")).allowed).toBe(true);
});

test("a stranger with many networks cannot lock out a device of the owner", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptEverywhere(throttle, 60);

  expect(await throttle.attempt(home, owner)).toMatchObject({ allowed: false });
  expect(await throttle.attempt(from(home.address, "phone"), owner)).toEqual({ allowed: true });
});

test("a stranger in the owner's own network cannot lock out a device of the owner", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  await attemptTimes(throttle, 50, home);

  expect(await throttle.attempt(from(home.address, "phone"), owner)).toEqual({ allowed: true });
});

test("a known device is slowed down by itself, wherever it is", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  for (let time = 0; time < freeAttempts; time += 1) {
    await throttle.attempt(from(`192.0.2.${time}`, "stolen"), owner);
  }

  expect(await throttle.attempt(from("192.0.2.99", "stolen"), owner)).toMatchObject({ allowed: false });
  expect(await throttle.attempt(home, owner)).toEqual({ allowed: true });
});

test("new devices of the owner that sign in do not use up the attempts of the account", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  for (let network = 0; network < 60; network += 1) {
    const place = from(`192.0.2.${network}`);
    expect(await throttle.attempt(place, owner)).toEqual({ allowed: true });
    await throttle.reset(place, owner);
  }
});

test("a /48 of IPv6 is slowed down as one, whichever of its networks guesses [SEC-15]", async () => {
  const throttle = createSignInThrottle(limitersInMemory);
  for (let network = 0; network < freeAttemptsOfSite; network++) {
    await throttle.attempt(from(`2001:db8:7:${network}::1`), owner);
  }
  expect(await throttle.attempt(from("2001:db8:7:ffff::1"), owner)).toMatchObject({ allowed: false });
  expect(await throttle.attempt(from("2001:db8:8:1::1"), owner)).toEqual({ allowed: true });
});
