import { expect, test } from "vitest";
import { isTransformation, isWorkType, workTypes } from "./work.ts";

test("category and work type take six values and no other [DATA-3]", () => {
  expect(workTypes).toEqual([
    "body-building",
    "modifications",
    "painting",
    "custom",
    "restoration",
    "denting",
  ]);
  for (const other of ["all", "Painting", "", null, undefined]) expect(isWorkType(other)).toBe(false);
});

test("modifications, restoration and denting are shown as before and after, by category or work type [GAL-13, UPL-5]", () => {
  const pairs = workTypes.filter((work) => isTransformation(work, null));
  expect(pairs).toEqual(["modifications", "restoration", "denting"]);
  expect(workTypes.filter((work) => isTransformation("painting", work))).toEqual(pairs);
  expect(isTransformation("denting", "painting")).toBe(true);
});
