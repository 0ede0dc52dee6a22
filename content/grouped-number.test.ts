import fc from "fast-check";
import { expect, test } from "vitest";
import { grouped } from "./grouped-number.ts";

test("whole numbers are grouped as India's locale groups them [LANG-8]", () => {
  const india = new Intl.NumberFormat("en-IN");
  const sizes = fc.integer({ min: 1, max: 15 }).map((digits) => 10 ** digits);
  const wholes = sizes.chain((limit) => fc.integer({ min: -limit, max: limit }));
  fc.assert(fc.property(wholes, (whole) => grouped(whole) === india.format(whole)));
  for (const whole of [0, 7, 999, 1000, 99_999, 100_000, 1_234_567, 10_000_000]) {
    expect(grouped(whole)).toBe(india.format(whole));
  }
});
