import { expect, test } from "vitest";
import { createExpiringSeal, createSeal } from "./sealing.ts";

const secret = "a secret of more than thirty-two characters";
const { seal, open } = createSeal(secret, "a test");

test.each(["98220 12345", "गणपतराव शिंदे", ""])("the text '%s' can be opened and not be read", (text) => {
  const sealed = seal(text);
  expect(open(sealed)).toBe(text);
  expect(sealed).toMatch(/^[\w-]+$/);
  if (text !== "") expect(Buffer.from(sealed, "base64url").includes(text)).toBe(false);
});

test("the same text is sealed differently each time", () => {
  expect(seal("98220")).not.toBe(seal("98220"));
});

test("what was sealed elsewhere or for something else, or was changed since, cannot be opened", () => {
  const sealed = seal("98220 12345");
  expect(createSeal("another secret of thirty-two characters", "a test").open(sealed)).toBeNull();
  expect(createSeal(secret, "something else").open(sealed)).toBeNull();
  for (const broken of [
    "",
    "98220",
    "शिंदे",
    `${sealed.slice(0, -2)}AA`,
    sealed.slice(0, 30),
    sealed.slice(4),
  ]) {
    expect(open(broken)).toBeNull();
  }
});

test("what is sealed for a while opens until its time is over", () => {
  let now = Date.parse("2026-11-27T10:00:00Z");
  const clock = { now: () => new Date(now) };
  const { seal, open } = createExpiringSeal({ secret, purpose: "a while", lifetime: 60_000, clock });
  const texts = ["a0e4", "98220 12345", "", "गणपतराव\nशिंदे"];
  const sealed = texts.map(seal);
  now += 59_999;
  expect(sealed.map(open)).toEqual(texts);
  expect(open(createSeal(secret, "a while").seal("no time"))).toBeNull();
  now += 1;
  expect(sealed.map(open)).toEqual(texts.map(() => null));
});
