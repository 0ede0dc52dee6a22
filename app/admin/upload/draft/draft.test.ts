import { expect, test } from "vitest";
import { imagesPerBatch } from "#domain/gallery/uploads/upload-rules.ts";
import type { WorkType } from "#domain/values/work.ts";
import { pairedInOrder, withHalves, withSingles, withWaiting } from "./arrange.ts";
import {
  batchesOf,
  batchOf,
  type ChosenFile,
  type Draft,
  emptyDraft,
  entriesToSend,
  type FailedUpload,
  failedUploads,
  isInWork,
  isPair,
  isPairDraft,
  settled,
  type UploadBatch,
  without,
  workTypeOf,
} from "./draft.ts";

function chosen(...names: string[]): ChosenFile[] {
  return names.map((name) => ({ id: name, name: `${name}.jpg` }));
}

const restoration: Draft = { ...emptyDraft, category: "restoration" };

function pairsOf(before: string[], after: string[]): Draft {
  return withHalves(withHalves(restoration, "before", chosen(...before)), "after", chosen(...after));
}

function cardsOf(draft: Draft): string[] {
  return draft.entries
    .filter(isPair)
    .map(({ files }) =>
      ["before", "after"].map((half) => files.find(({ role }) => role === half)?.id ?? "-").join("|"),
    );
}

test("a new form asks for single pictures of body building [UPL-2, UPL-5]", () => {
  expect([emptyDraft.category, workTypeOf(emptyDraft)]).toEqual(["body-building", "body-building"]);
  expect(isPairDraft(emptyDraft)).toBe(false);
});

test("the work type follows the category until it is changed [UPL-2]", () => {
  expect(workTypeOf({ ...emptyDraft, category: "painting" })).toBe("painting");
  expect(workTypeOf({ ...emptyDraft, category: "painting", chosenWorkType: "custom" })).toBe("custom");
});

test.each<[WorkType, WorkType, boolean]>([
  ["restoration", "painting", true],
  ["painting", "denting", true],
  ["painting", "custom", false],
])("category %s with work type %s asks for pairs: %s [UPL-5]", (category, chosenWorkType, isPair) => {
  expect(isPairDraft({ ...emptyDraft, category, chosenWorkType })).toBe(isPair);
});

test("photographs stay when the category changes: singles wait to be paired, pairs stay pairs [UPL-5, UPL-20]", () => {
  const singles = withSingles(emptyDraft, chosen("truck", "bus"));
  const denting: Draft = { ...singles, category: "denting" };
  expect(batchOf(denting)).toEqual({ ok: false, refusal: "no pairs" });
  expect(denting.entries).toEqual(singles.entries);
  const painting: Draft = {
    ...withHalves(pairedInOrder(denting), "before", chosen("b1")),
    category: "painting",
  };
  expect(isPairDraft(painting)).toBe(true);
  expect(cardsOf(painting)).toEqual(["truck|bus", "b1|-"]);
});

test("any work may be a pair, and what is in none is not sent [UPL-19]", () => {
  const draft = pairedInOrder(
    withSingles({ ...emptyDraft, category: "painting", wantsPairs: true }, chosen("b1", "a1", "van")),
  );
  expect(batchOf(draft)).toMatchObject({
    ok: true,
    value: {
      details: { category: "painting", workType: "painting", vehicleName: null, bodyType: null },
      entries: [
        {
          files: [
            { id: "b1", role: "before" },
            { id: "a1", role: "after" },
          ],
        },
      ],
    },
  });
});

const painting = withSingles(
  { ...emptyDraft, category: "painting", vehicleName: "Tata Ace" },
  chosen("truck", "bus"),
);

test.each<[string, Draft]>([
  ["no category", { ...emptyDraft, category: null }],
  ["no main image", emptyDraft],
  ["name not listed", { ...painting, unlisted: { vehicleName: "Tata Yodha", bodyType: "" } }],
  ["name not listed", { ...painting, unlisted: { vehicleName: "", bodyType: "Tipper" } }],
  ["no pairs", withSingles(restoration, chosen("truck"))],
  ["no pairs", { ...emptyDraft, wantsPairs: true }],
  ["no pairs", pairsOf(["b1"], [])],
  ["counts differ", pairsOf(["b1", "b2"], ["a1"])],
])("'%s' [UPL-4, UPL-6, UPL-7]", (message, draft) => {
  expect(batchOf(draft)).toEqual({ ok: false, refusal: message });
});

const details = {
  category: "painting",
  workType: "painting",
  vehicleName: "Tata Ace",
  bodyType: null,
} as const;

function afterSending(draft: Draft, failures: Record<string, string>, inDoubt: string[] = []): Draft {
  const entries = entriesToSend(draft);
  const failed = Object.entries(failures).map(
    ([id, message]) => [id, { message, isInDoubt: inDoubt.includes(id), isFinal: false }] as const,
  );
  return settled({ ...draft, sending: { origin: "form", batches: [{ entries, details }] } }, new Map(failed));
}

test("the form resets when something was stored, and what failed stays with its details [UPL-14]", () => {
  expect(afterSending(painting, {})).toEqual(emptyDraft);
  expect(afterSending(painting, { bus: "The file is damaged." })).toMatchObject({
    ...emptyDraft,
    failed: [{ entry: { id: "bus" }, details, message: "The file is damaged." }],
  });
});

test("the form keeps everything when nothing was stored [UPL-14]", () => {
  expect(afterSending(painting, { truck: "No.", bus: "No." })).toEqual(painting);
});

test("what was not sent stays, with what was said of it [UPL-14, UPL-20]", () => {
  const restored = { ...pairsOf(["b1"], ["a1"]), vehicleName: "Tata Ace" };
  const draft = afterSending(withSingles(restored, chosen("truck")), {});
  expect(draft).toEqual({ ...withSingles(restoration, chosen("truck")), vehicleName: "Tata Ace" });
});

test("images whose answer was lost are listed as they were sent, and the form keeps the rest", () => {
  const draft = afterSending(painting, { truck: "No answer.", bus: "Damaged." }, ["truck"]);
  expect(draft).toMatchObject({
    category: "painting",
    vehicleName: "Tata Ace",
    entries: [{ id: "bus" }],
    failed: [{ entry: { id: "truck" }, details, message: "No answer." }],
    sending: null,
  });
});

test("a retry removes what was stored and keeps the form [UPL-14]", () => {
  const { failed, ...reset } = afterSending(painting, { bus: "The file is damaged." });
  const busy = withSingles({ ...reset, failed }, chosen("van"));
  const retrying: Draft = { ...busy, sending: { origin: "retry", batches: batchesOf(failed) } };
  const again = settled(
    retrying,
    new Map([["bus", { message: "Still damaged.", isInDoubt: true, isFinal: false }]]),
  );
  expect(again).toMatchObject({ failed: [{ message: "Still damaged." }], entries: [{ id: "van" }] });

  const done = settled(retrying, new Map());
  expect(done).toMatchObject({ failed: [], entries: [{ id: "van" }] });
});

test("an image is removed wherever it is", () => {
  const draft = afterSending(painting, { truck: "No answer.", bus: "Damaged." }, ["truck"]);
  expect(without(without(draft, "truck"), "bus")).toMatchObject({ entries: [], failed: [] });
});

test("whole images with a file in error can be retried", () => {
  const states = new Map([
    ["a1", { status: "error" as const, message: "Damaged." }],
    ["b2", { status: "error" as const, message: "Damaged." }],
  ]);
  const failed = failedUploads(pairsOf(["b1", "b2"], ["a1"]), states);
  expect(failed.map(({ entry, message }) => [entry.id, message])).toEqual([["b1", "Damaged."]]);
});

test("failed images are sent together as far as their details and the limit of a batch allow", () => {
  const failed = Array.from({ length: imagesPerBatch + 2 }, (_, index): FailedUpload => {
    const entry = { id: String(index), files: [] };
    return {
      entry,
      details: { ...details, vehicleName: index === 0 ? "Bolero" : "Tata Ace" },
      message: "",
      isFinal: false,
    };
  });
  const shape = ({ entries, details: { vehicleName } }: UploadBatch) => [vehicleName, entries.length];
  expect(batchesOf(failed).map(shape)).toEqual([
    ["Bolero", 1],
    ["Tata Ace", imagesPerBatch],
    ["Tata Ace", 1],
  ]);
});

test("a before that may wait is sent alone, and as a pair once it has its after [WRK-1]", () => {
  const draft = pairsOf(["truck"], []);
  expect(batchOf(draft)).toEqual({ ok: false, refusal: "no pairs" });
  const [id = ""] = draft.entries.map((entry) => entry.id);
  const waiting = withWaiting(draft, id, true);
  expect(batchOf(waiting)).toMatchObject({ ok: true, value: { entries: waiting.entries } });
  expect(waiting.entries.map(isInWork)).toEqual([true]);

  const states = new Map([["truck", { status: "error" as const, message: "Lost." }]]);
  expect(failedUploads(waiting, states)).toMatchObject([{ entry: { id }, message: "Lost." }]);

  const whole = withHalves(waiting, "after", chosen("done"));
  expect(whole.entries.map(isInWork)).toEqual([false]);
  expect(batchOf(whole).ok).toBe(true);
  expect(batchOf(withWaiting(waiting, id, false)).ok).toBe(false);
});
