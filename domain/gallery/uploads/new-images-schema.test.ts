import { expect, test } from "vitest";
import { newImagesSchema } from "./new-images-schema.ts";

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

test("a batch of single pictures and one of pairs are taken [UPL-18]", () => {
  expect(newImagesSchema.safeParse(batch).success).toBe(true);
  expect(newImagesSchema.safeParse({ ...batch, workType: "denting", images: [pair, pair] }).success).toBe(
    true,
  );
});

test("the before of work that is not done may come alone, also beside others [WRK-1]", () => {
  const inWork = { before: pair.before };
  for (const images of [[inWork], [inWork, main]]) {
    expect(newImagesSchema.safeParse({ ...batch, images }).success).toBe(true);
  }
  const denting = { ...batch, category: "denting" };
  expect(newImagesSchema.safeParse({ ...denting, images: [pair, inWork] }).success).toBe(true);
  expect(newImagesSchema.safeParse({ ...denting, images: [{ after: pair.after }] }).success).toBe(false);
  const tooMany = newImagesSchema.safeParse({ ...batch, images: Array(201).fill(inWork) });
  expect(tooMany.error?.issues.map((issue) => issue.message)).toEqual(["too many"]);
});

test("pairs are taken of any work, also among single pictures where those are not refused [UPL-19]", () => {
  for (const images of [[pair], [pair, main]]) {
    expect(newImagesSchema.parse({ ...batch, images }).images).toEqual(images);
  }
});

test("names arrive as they are stored", () => {
  const sent = { ...batch, vehicleName: " Tata  Ace", bodyType: "E\u0301clair\n" };
  expect(newImagesSchema.parse(sent)).toMatchObject({ vehicleName: "Tata Ace", bodyType: "Éclair" });
});

test.each([
  ["no category", { ...batch, category: "" }, "no category"],
  ["an unknown category", { ...batch, category: "spaceships" }, "no category"],
  ["no images", { ...batch, images: [] }, "no main image"],
  ["pairs that are none", { ...batch, category: "denting" }, "no pairs"],
  ["no images for transformation work", { ...batch, workType: "denting", images: [] }, "no pairs"],
  ["half pairs among pairs", { ...batch, category: "denting", images: [pair, main] }, "no pairs"],
  ["too many images", { ...batch, images: Array(201).fill(main) }, "too many"],
])("a batch with %s is refused: %3$s [UPL-6, UPL-7]", (_case, sent, message) => {
  const validated = newImagesSchema.safeParse(sent);
  expect(validated.error?.issues.map((issue) => issue.message)).toContain(message);
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
