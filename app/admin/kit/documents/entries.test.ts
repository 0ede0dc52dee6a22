import { expect, test } from "vitest";
import { entryIn, fromEntries, idsIn, moveId, withIds, withoutBlankEntries } from "./entries.ts";

const list = fromEntries([
  ["one", { "title.en": "One", "title.mr": "एक" }],
  ["two", { "title.en": "Two", "title.mr": "" }],
]);

test("entries move by one place, and the first and the last stay where they are [WORD-8]", () => {
  expect(moveId(["one", "two", "three"], "three", -1)).toEqual(["one", "three", "two"]);
  expect(moveId(["one", "two", "three"], "one", 1)).toEqual(["two", "one", "three"]);
  expect(moveId(["one", "two"], "one", -1)).toEqual(["one", "two"]);
  expect(moveId(["one", "two"], "two", 1)).toEqual(["one", "two"]);
});

test("a removed entry comes back with what was typed in it [WORD-8]", () => {
  const removed = withIds(list, ["two"]);
  expect(idsIn(removed)).toEqual(["two"]);
  expect(entryIn(withIds(removed, ["one", "two"]), "one")).toEqual({ "title.en": "One", "title.mr": "एक" });
});

test("what is blank, or left of a removed entry, is not sent [WORD-8]", () => {
  const added = withIds({ ...list, "new.title.en": " " }, ["two", "new"]);
  expect(withoutBlankEntries(added)).toEqual(fromEntries([["two", { "title.en": "Two", "title.mr": "" }]]));
  expect(withoutBlankEntries({})).toEqual({ order: "[]" });
});
