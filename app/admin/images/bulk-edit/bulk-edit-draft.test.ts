import { expect, test } from "vitest";
import * as adminText from "#content/en/admin/index.ts";
import { bulkEditOf, emptyDraft, noBody, previewOf } from "./bulk-edit-draft.ts";

function preview(draft: Partial<typeof emptyDraft>, count = 19): string[] {
  return previewOf(adminText, bulkEditOf({ ...emptyDraft, ...draft }), count);
}

test("a sentence says what will become of how many images; what is left empty stays [IMG-15]", () => {
  expect(preview({})).toEqual([]);
  expect(preview({ vehicle: " ", captions: { en: "\n", hi: "", mr: "" } })).toEqual([]);
  expect(preview({ vehicle: " Tata Ace " })).toEqual(["The vehicle of 19 images will be Tata Ace."]);
  expect(preview({ body: "Container", work: "denting", star: "on" }, 1)).toEqual([
    "The body type of 1 image will be Container.",
    "The type of work of 1 image will be Denting.",
    "1 image is featured and stands first.",
  ]);
  expect([preview({ sample: "on" }, 1), preview({ sample: "off" })]).toEqual([
    ["1 image is marked as a sample."],
    ["19 images are no longer samples."],
  ]);
  expect(preview({ body: noBody, star: "off", captions: { en: "", hi: "", mr: "हाताने" } })).toEqual([
    "The body type is removed from 19 images.",
    "19 images are no longer featured.",
    "“हाताने” is the caption of those of 19 images that have none.",
  ]);
});
