import { expect, test } from "vitest";
import { financialYearOf, sumsOf } from "./quotation.ts";
import { readTerms, type TermsDraft } from "./read-terms.ts";

const line = { what: "Container body", quantity: "", price: "1.25 lakh" };
const empty = { what: "", quantity: "", price: " " };
const draft: TermsDraft = {
  ...{ lines: [line], gst: "18", validUntil: "2026-11-21", deliveryDays: "", note: "", language: "mr" },
};

const problemsOf = (given: Partial<TermsDraft>) => {
  const read = readTerms({ ...draft, ...given }, "2026-11-21");
  return read.ok ? {} : read.refusal;
};

test("what is typed as people type is read, and lines in which nothing is typed are left out [QUO-1]", () => {
  const read = readTerms({ ...draft, lines: [empty, line, empty], deliveryDays: "१५" }, "2026-11-21");
  expect(read).toMatchObject({
    ok: true,
    value: { lines: [{ what: "Container body", quantity: null, price: 125_000 }], deliveryDays: 15 },
  });
});

test.each<[given: Partial<TermsDraft>, problems: object]>([
  [{ lines: [] }, { "lines.0.what": "missing" }],
  [{ lines: [empty, { ...line, what: "" }] }, { "lines.1.what": "missing" }],
  [
    { lines: [{ what: "x".repeat(161), quantity: "1.5", price: "" }] },
    { "lines.0.what": "too-long", "lines.0.quantity": "no-number", "lines.0.price": "missing" },
  ],
  [
    { lines: [{ ...line, quantity: "0", price: "12.50" }] },
    { "lines.0.quantity": "no-number", "lines.0.price": "unreadable" },
  ],
  [{ lines: [{ ...line, quantity: "9999", price: "99,99,99,999" }] }, { lines: "too-much" }],
  [{ lines: Array.from({ length: 21 }, () => line) }, { lines: "too-many" }],
  [
    { gst: "17", validUntil: "" },
    { gst: "missing", validUntil: "missing" },
  ],
  [
    { validUntil: "2026-11-20", deliveryDays: "soon" },
    { validUntil: "past", deliveryDays: "no-number" },
  ],
  [{ note: "x".repeat(1001) }, { note: "too-long" }],
])("case %# says what it lacks [QUO-1]", (given, problems) => {
  expect(problemsOf(given)).toEqual(problems);
});

test.each([
  [[{ quantity: null, price: 125_000 }], 18, [125_000, 22_500, 147_500]],
  [
    [
      { quantity: 3, price: 33 },
      { quantity: 1, price: 1 },
    ],
    5,
    [100, 5, 105],
  ],
  [[{ quantity: null, price: 10 }], 5, [10, 1, 11]],
  [[{ quantity: null, price: 9 }], 5, [9, 0, 9]],
  [[{ quantity: null, price: 999_999_999 }], null, [999_999_999, 0, 999_999_999]],
  [[{ quantity: null, price: 99 }], 0, [99, 0, 99]],
] as const)("sums of case %# are whole rupees, GST to the nearest one [QUO-1]", (lines, gst, sums) => {
  const { subtotal, gst: tax, total } = sumsOf({ lines: lines.map((one) => ({ what: "x", ...one })), gst });
  expect([subtotal, tax, total]).toEqual(sums);
});

test("a financial year is from April to March [QUO-2]", () => {
  expect(["2026-03-31", "2026-04-01", "2099-12-31"].map(financialYearOf)).toEqual([
    "2025-26",
    "2026-27",
    "2099-00",
  ]);
});
