import { expect, test } from "vitest";
import * as adminText from "#content/en/admin/index.ts";
import { bulkEditOf, emptyDraft, noBody, previewOf } from "./bulk-edit-draft.ts";

function preview(draft: Partial<typeof emptyDraft>, count = 19): string[] {
  return previewOf(adminText, bulkEditOf({ ...emptyDraft, ...draft }), count);
}

test("a sentence says what will become of how many images; what is left empty stays [IMG-15]", () => {
  expect(preview({})).toEqual([]);
  expect(preview({ vehicle: " ", captions: { en: "\n", hi: "", mr: "" } })).toEqual([]);
  expect(preview({ vehicle: " Tata Ace " })).toEqual(["Vehicle becomes Tata Ace in 19 images."]);
  expect(preview({ body: "Container", work: "denting", star: "on" }, 1)).toEqual([
    "Body type becomes Container in 1 image.",
    "Type of work becomes Denting in 1 image.",
    "1 image is featured and stands first.",
  ]);
  expect([preview({ sample: "on" }, 1), preview({ sample: "off" })]).toEqual([
    ["1 image is marked as a sample."],
    ["19 images are samples no longer."],
  ]);
  expect(preview({ body: noBody, star: "off", captions: { en: "", hi: "", mr: "हाताने" } })).toEqual([
    "The body type is taken away in 19 images.",
    "19 images are featured no longer.",
    "“हाताने” is the caption of those of 19 images that have none.",
  ]);
});
