import { expect, test } from "vitest";
import { allSelected, isSelected, nothingSelected, selectedCount, toggleRow } from "./selection.ts";

test("rows are chosen and given up one by one", () => {
  const one = toggleRow(nothingSelected, "a");
  const two = toggleRow(one, "b");
  expect(selectedCount(two, 100)).toBe(2);
  expect([isSelected(two, "a"), isSelected(two, "c")]).toEqual([true, false]);
  expect(toggleRow(toggleRow(two, "a"), "b")).toEqual(nothingSelected);
});

test("all rows are chosen on all pages, without those that are given up again", () => {
  const without = toggleRow(allSelected, "a");
  expect(selectedCount(allSelected, 10_000)).toBe(10_000);
  expect(selectedCount(without, 10_000)).toBe(9_999);
  expect([isSelected(without, "a"), isSelected(without, "on another page")]).toEqual([false, true]);
  expect(toggleRow(without, "a")).toEqual(allSelected);
});
