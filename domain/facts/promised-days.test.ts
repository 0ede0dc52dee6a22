import { expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { promisedDays } from "./promised-days.ts";

const { claims } = defaultFacts;

test.each([
  ["denting", 5],
  ["painting", 5],
  ["body-building", 28],
  ["custom", 28],
  ["restoration", null],
  ["modifications", null],
] as const)("%s is promised within %s days [WRK-5]", (work, days) => {
  expect(promisedDays(work, claims)).toBe(days);
});

test.each([
  ["4 to 6", 6],
  ["7", 7],
  ["soon", null],
])("simple work that takes %j days is promised within %s [WRK-5]", (simpleJobInDays, days) => {
  expect(promisedDays("denting", { ...claims, simpleJobInDays })).toBe(days);
});
