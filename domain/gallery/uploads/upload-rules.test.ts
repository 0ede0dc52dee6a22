import { expect, test } from "vitest";
import { type ChosenPictures, validateUpload } from "./upload-rules.ts";

const whole = { hasBefore: true, hasAfter: true };
const onlyBefore = { hasBefore: true, hasAfter: false };
const onlyAfter = { hasBefore: false, hasAfter: true };
const empty = { hasBefore: false, hasAfter: false };

const singles: ChosenPictures = { category: "painting", workType: "painting", mainCount: 1, pairs: [] };
const pairs: ChosenPictures = {
  category: "restoration",
  workType: "restoration",
  mainCount: 0,
  pairs: [whole],
};

test.each<[string, ChosenPictures, string | null]>([
  ["one main picture", singles, null],
  ["one whole pair", pairs, null],
  ["no category", { ...singles, category: null }, "no category"],
  ["no picture", { ...singles, mainCount: 0 }, "no main image"],
  ["pairs where singles are meant", { ...singles, mainCount: 0, pairs: [whole] }, "no main image"],
  ["singles where pairs are meant", { ...pairs, pairs: [], mainCount: 3 }, "no pairs"],
  ["only before pictures", { ...pairs, pairs: [onlyBefore, onlyBefore] }, "no pairs"],
  ["only after pictures", { ...pairs, pairs: [onlyAfter] }, "no pairs"],
  ["a pair and a before picture", { ...pairs, pairs: [whole, onlyBefore] }, "counts differ"],
  ["halves that are no pair", { ...pairs, pairs: [onlyBefore, onlyAfter] }, "no pairs"],
  ["a pair and an empty card", { ...pairs, pairs: [whole, empty] }, null],
  ["a work type that makes it a transformation", { ...singles, workType: "denting" }, "no pairs"],
  ["a category that makes it a transformation", { ...pairs, workType: "painting" }, null],
])("the form with %s says: %3$s [UPL-4, UPL-6, UPL-7]", (_case, chosen, message) => {
  expect(validateUpload(chosen)).toBe(message);
});
