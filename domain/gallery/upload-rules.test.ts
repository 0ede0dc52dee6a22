import { expect, test } from "vitest";
import { type ChosenPictures, judgeUpload, newImagesSchema } from "./upload-rules.ts";

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
])("the form with %s says: %3$s", (_case, chosen, message) => {
  expect(judgeUpload(chosen)).toBe(message);
});

const main = { main: "/gallery-images/main_1_0_truck.jpg" };
const pair = {
  before: "/gallery-images/before_1_0_truck.jpg",
  after: "/gallery-images/after_1_0_truck.jpg",
};
const batch = {
  category: "painting",
  workType: "painting",
  vehicleName: "Tata Ace",
  bodyType: null,
  images: [main],
};

test("a batch of single pictures and one of pairs are taken", () => {
  expect(newImagesSchema.safeParse(batch).success).toBe(true);
  expect(newImagesSchema.safeParse({ ...batch, workType: "denting", images: [pair, pair] }).success).toBe(
    true,
  );
});

test.each([
  ["no category", { ...batch, category: "" }, "Please select a category"],
  ["an unknown category", { ...batch, category: "spaceships" }, "Please select a category"],
  ["no images", { ...batch, images: [] }, "Please upload at least one main image"],
  [
    "pairs that are none",
    { ...batch, category: "denting" },
    "Please upload both before and after images for transformation work",
  ],
  [
    "half pairs among pairs",
    { ...batch, category: "denting", images: [pair, main] },
    "Please upload both before and after images for transformation work",
  ],
  [
    "too many images",
    { ...batch, images: Array(201).fill(main) },
    "Please upload at most 200 images at once",
  ],
])("a batch with %s is refused: %3$s", (_case, sent, message) => {
  const judged = newImagesSchema.safeParse(sent);
  expect(judged.error?.issues.map((issue) => issue.message)).toContain(message);
});

test.each([
  ["a picture from elsewhere", { ...batch, images: [{ main: "https://elsewhere.example/a.jpg" }] }],
  ["a path out of the bucket", { ...batch, images: [{ main: "/gallery-images/../secret" }] }],
  ["a name that is too long", { ...batch, vehicleName: "x".repeat(81) }],
  ["something the form does not have", { ...batch, isFeatured: true }],
  ["no object at all", null],
])("a batch with %s is refused", (_case, sent) => {
  expect(newImagesSchema.safeParse(sent).success).toBe(false);
});
