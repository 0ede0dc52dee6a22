import { expect, test } from "vitest";
import {
  allSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  toggleRow,
  withoutRows,
} from "./selection.ts";

test("rows are chosen and given up one by one [IMG-5]", () => {
  const one = toggleRow(nothingSelected, "a");
  const two = toggleRow(one, "b");
  expect(selectedCount(two, 100)).toBe(2);
  expect([isSelected(two, "a"), isSelected(two, "c")]).toEqual([true, false]);
  expect(toggleRow(toggleRow(two, "a"), "b")).toEqual(nothingSelected);
});

test("all rows are chosen on all pages, without those that are given up again [IMG-5]", () => {
  const without = toggleRow(allSelected, "a");
  expect(selectedCount(allSelected, 10_000)).toBe(10_000);
  expect(selectedCount(without, 10_000)).toBe(9_999);
  expect([isSelected(without, "a"), isSelected(without, "on another page")]).toEqual([false, true]);
  expect(toggleRow(without, "a")).toEqual(allSelected);
});

test("rows that are gone are given up, and what was chosen or left out besides stays so", () => {
  const some = { kind: "some", ids: new Set(["a", "b", "c"]) } as const;
  expect(withoutRows(some, ["a", "c", "z"])).toEqual({ kind: "some", ids: new Set(["b"]) });
  const all = { kind: "all", except: new Set(["a", "b"]) } as const;
  expect(withoutRows(all, ["b", "c"])).toEqual({ kind: "all", except: new Set(["a"]) });
});
