import { expect, test } from "vitest";
import { readRupees } from "./rupees.ts";

test.each([
  ["", null],
  ["  ", null],
  ["0", 0],
  ["125000", 125_000],
  ["1,25,000", 125_000],
  ["₹1,25,000", 125_000],
  ["Rs. 1,25,000/-", 125_000],
  ["रु. १,२५,०००", 125_000],
  ["1 25 000.00", 125_000],
  ["1.25 lakh", 125_000],
  ["१.२५ लाख", 125_000],
  ["45 हजार", 45_000],
  ["45 हज़ार", 45_000],
  ["99,99,99,999", 999_999_999],
])("%j is read as %s rupees [ENQ-13]", (typed, rupees) => {
  expect(readRupees(typed)).toEqual({ ok: true, value: rupees });
});

test.each([
  ["about 2 lakh", "unreadable"],
  ["-500", "unreadable"],
  ["12.50", "unreadable"],
  ["1,25,000 dollars", "unreadable"],
  ["1e5", "unreadable"],
  ["₹", "unreadable"],
  ["1".repeat(40), "unreadable"],
  ["100,00,00,000", "too-much"],
])("%j is refused as %s [ENQ-13]", (typed, refusal) => {
  expect(readRupees(typed)).toEqual({ ok: false, refusal });
});
