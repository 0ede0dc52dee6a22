import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test.each([
  ["a@b.in", true],
  ["first.last+truck@mail.rathkar.co.in", true],
  ["o'neil@example.com", true],
  ["a@b", true],
  ["a@b.1", true],
  ["a..b@c.in", true],
  [".a@c.in", true],
  ["a@-c.in", false],
  ["a b@c.in", false],
  ["a@c.in, d@c.in", false],
  ["a@c.in>\nBcc: d@c.in", false],
  [`${"a".repeat(65)}@c.in`, true],
  ["गणपत@c.in", false],
])("%j is an e-mail address to a browser, and here: %s [CON-8]", (text, expected) => {
  expect(readEmail(text)).toBe(expected ? text : null);
});

test.each([
  ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ["रथ@कार.भारत", null],
  ["info@रथकार.भारत", "info@xn--11b5a6ac3e.xn--h2brj9c"],
  ["test@example.com\u200b", "test@example.com"],
  ["\u200dtest@example.com\ufe0f", "test@example.com"],
  ["ｔｅｓｔ＠ｅｘａｍｐｌｅ．ｃｏｍ", "test@example.com"],
  ["a@münchen.example/x", null],
  ["a@\u200b", null],
])("%j is read as %j [CON-8]", (typed, read) => {
  expect(readEmail(typed)).toBe(read);
});
