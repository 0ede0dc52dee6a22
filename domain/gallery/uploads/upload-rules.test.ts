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
  ["no category", { ...singles, category: null }, "Please select a category"],
  ["no picture", { ...singles, mainCount: 0 }, "Please upload at least one main image"],
  [
    "pairs where singles are meant",
    { ...singles, mainCount: 0, pairs: [whole] },
    "Please upload at least one main image",
  ],
  [
    "singles where pairs are meant",
    { ...pairs, pairs: [], mainCount: 3 },
    "Please upload both before and after images for transformation work",
  ],
  [
    "only before pictures",
    { ...pairs, pairs: [onlyBefore, onlyBefore] },
    "Please upload both before and after images for transformation work",
  ],
  [
    "only after pictures",
    { ...pairs, pairs: [onlyAfter] },
    "Please upload both before and after images for transformation work",
  ],
  [
    "a pair and a before picture",
    { ...pairs, pairs: [whole, onlyBefore] },
    "Number of before and after images must match",
  ],
  [
    "halves that are no pair",
    { ...pairs, pairs: [onlyBefore, onlyAfter] },
    "Please upload both before and after images for transformation work",
  ],
  ["a pair and an empty card", { ...pairs, pairs: [whole, empty] }, null],
  [
    "a work type that makes it a transformation",
    { ...singles, workType: "denting" },
    "Please upload both before and after images for transformation work",
  ],
  ["a category that makes it a transformation", { ...pairs, workType: "painting" }, null],
])("the form with %s says: %3$s [UPL-4, UPL-6, UPL-7]", (_case, chosen, message) => {
  expect(validateUpload(chosen)).toBe(message);
});
