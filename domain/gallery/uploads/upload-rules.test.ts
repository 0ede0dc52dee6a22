import { expect, test } from "vitest";
import { type ChosenImages, imagesPerBatch, validateUpload } from "./upload-rules.ts";

const single = { hasBefore: false, hasAfter: false, isInWork: false };
const whole = { ...single, hasBefore: true, hasAfter: true };
const onlyBefore = { ...single, hasBefore: true };
const onlyAfter = { ...single, hasAfter: true };
const inWork = { ...onlyBefore, isInWork: true };

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
  ["a before that waits for its after", { ...pairs, images: [inWork] }, null],
  ["one beside a whole pair", { ...pairs, images: [inWork, whole] }, null],
  ["one beside a before that does not wait", { ...pairs, images: [inWork, onlyBefore] }, "no pairs"],
  ["too many that wait", { ...pairs, images: Array(imagesPerBatch + 1).fill(inWork) }, "too many"],
  ["too many", { ...singles, images: Array(imagesPerBatch + 1).fill(single) }, "too many"],
])("the form with %s says: %3$s [UPL-4, UPL-6, UPL-7, UPL-19, WRK-1]", (_case, chosen, message) => {
  expect(validateUpload(chosen)).toBe(message);
});
