import { expect, test } from "vitest";
import { type ChosenImages, imagesPerBatch, validateUpload } from "./upload-rules.ts";

const single = { hasBefore: false, hasAfter: false };
const whole = { hasBefore: true, hasAfter: true };
const onlyBefore = { hasBefore: true, hasAfter: false };
const onlyAfter = { hasBefore: false, hasAfter: true };

const singles: ChosenImages = { category: "painting", isPairs: false, images: [single] };
const pairs: ChosenImages = { category: "restoration", isPairs: true, images: [whole] };

test.each<[string, ChosenImages, string | null]>([
  ["one main picture", singles, null],
  ["one whole pair", pairs, null],
  ["a pair of any other work", { ...pairs, category: "painting" }, null],
  ["a pair among singles of other work", { ...singles, images: [single, whole] }, null],
  ["no category", { ...singles, category: null }, "no category"],
  ["no picture", { ...singles, images: [] }, "no main image"],
  ["no pair", { ...pairs, images: [] }, "no pairs"],
  ["singles where pairs are meant", { ...pairs, images: [single, single] }, "no pairs"],
  ["only before pictures", { ...pairs, images: [onlyBefore, onlyBefore] }, "no pairs"],
  ["only after pictures", { ...pairs, images: [onlyAfter] }, "no pairs"],
  ["a pair and a before picture", { ...pairs, images: [whole, onlyBefore] }, "counts differ"],
  ["halves that are no pair", { ...pairs, images: [onlyBefore, onlyAfter] }, "no pairs"],
  ["a pair and a single where pairs are meant", { ...pairs, images: [whole, single] }, "no pairs"],
  ["too many", { ...singles, images: Array(imagesPerBatch + 1).fill(single) }, "too many"],
])("the form with %s says: %3$s [UPL-4, UPL-6, UPL-7, UPL-19]", (_case, chosen, message) => {
  expect(validateUpload(chosen)).toBe(message);
});
