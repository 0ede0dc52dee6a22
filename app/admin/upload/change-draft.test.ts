import { expect, test } from "vitest";
import { changeDraft, type DraftChange } from "./change-draft.ts";
import { type ChosenFile, type Draft, emptyDraft, entriesOf, isPairDraft, workTypeOf } from "./draft.ts";

function chosen(...names: string[]): ChosenFile[] {
  return names.map((name) => ({ id: name, name: `${name}.jpg` }));
}

function draftAfter(...changes: DraftChange[]): Draft {
  return changes.reduce(changeDraft, emptyDraft);
}

const restoration: DraftChange = { kind: "category", category: "restoration" };

/** The pair cards as text, `-` for a missing half. */
function cardsOf(draft: Draft): string[] {
  return draft.pairs.map(({ before, after }) => `${before?.id ?? "-"}|${after?.id ?? "-"}`);
}

test("a new form asks for single pictures of body building", () => {
  expect(emptyDraft.category).toBe("body-building");
  expect(workTypeOf(emptyDraft)).toBe("body-building");
  expect(isPairDraft(emptyDraft)).toBe(false);
});

test("the work type follows the category until it is changed", () => {
  const followed = draftAfter({ kind: "category", category: "painting" });
  expect(workTypeOf(followed)).toBe("painting");

  const changed = draftAfter(
    { kind: "work type", workType: "custom" },
    { kind: "category", category: "painting" },
  );
  expect(workTypeOf(changed)).toBe("custom");
});

test.each([
  ["restoration", "painting", true],
  ["painting", "denting", true],
  ["painting", "custom", false],
] as const)("category %s with work type %s asks for pairs: %s", (category, workType, isPair) => {
  const draft = draftAfter({ kind: "category", category }, { kind: "work type", workType });
  expect(isPairDraft(draft)).toBe(isPair);
});

test("before and after pictures meet in the order they were chosen", () => {
  const draft = draftAfter(
    restoration,
    { kind: "add halves", half: "before", files: chosen("b1", "b2") },
    { kind: "add halves", half: "after", files: chosen("a1", "a2", "a3") },
  );
  expect(cardsOf(draft)).toEqual(["b1|a1", "b2|a2", "-|a3"]);
});

test("the two pictures of a card can be swapped, and one can be filled or taken away", () => {
  const [missing] = chosen("b3");
  if (missing === undefined) throw new Error("There is no picture to fill in.");
  const draft = draftAfter(
    restoration,
    { kind: "add halves", half: "before", files: chosen("b1", "b2") },
    { kind: "add halves", half: "after", files: chosen("a1", "a2") },
    { kind: "swap", pairId: "b1" },
    { kind: "fill half", pairId: "b2", half: "before", file: null },
  );
  expect(cardsOf(draft)).toEqual(["a1|b1", "-|a2"]);

  const filled = changeDraft(draft, { kind: "fill half", pairId: "b2", half: "before", file: missing });
  expect(cardsOf(filled)).toEqual(["a1|b1", "b3|a2"]);
});

test("a card whose last picture is taken away goes too", () => {
  const draft = draftAfter(
    restoration,
    { kind: "add halves", half: "before", files: chosen("b1") },
    { kind: "fill half", pairId: "b1", half: "before", file: null },
  );
  expect(draft.pairs).toEqual([]);
});

test("changing the category back and forth loses no chosen picture", () => {
  const draft = draftAfter({ kind: "add singles", files: chosen("truck") }, restoration, {
    kind: "category",
    category: "painting",
  });
  expect(entriesOf(draft).map(({ id }) => id)).toEqual(["truck"]);
});

test("only the pictures of the form's mode are sent, and only whole pairs", () => {
  const draft = draftAfter(
    { kind: "add singles", files: chosen("truck") },
    restoration,
    { kind: "add halves", half: "before", files: chosen("b1", "b2") },
    { kind: "add halves", half: "after", files: chosen("a1") },
  );
  expect(entriesOf(draft).map(({ files }) => files.map(({ id, role }) => `${role} ${id}`))).toEqual([
    ["before b1", "after a1"],
  ]);
});

const details = {
  category: "painting",
  workType: "painting",
  vehicleName: "Tata Ace",
  bodyType: null,
} as const;

/** The form after all its images were sent; those in `failures` were not stored. */
function settled(draft: Draft, failures: Record<string, string>, inDoubt: string[] = []): Draft {
  const entries = entriesOf(draft);
  const failed = new Map(Object.entries(failures));
  const storedIds = new Set(entries.map(({ id }) => id).filter((id) => !failed.has(id)));
  const sending = { origin: "form" as const, orders: [{ entries, details }] };
  return changeDraft(changeDraft(draft, { kind: "send", sending }), {
    kind: "settle",
    outcome: { storedIds, failures: failed, inDoubt: new Set(inDoubt) },
  });
}

const painting = draftAfter(
  { kind: "category", category: "painting" },
  { kind: "vehicle", vehicleName: "Tata Ace" },
  { kind: "add singles", files: chosen("truck", "bus") },
);

test("the form resets when all was stored", () => {
  expect(settled(painting, {})).toEqual(emptyDraft);
});

test("the form resets when some was stored, and what failed stays with its details", () => {
  const draft = settled(painting, { bus: "The file is damaged." });
  expect(draft).toMatchObject({ ...emptyDraft, failed: [{ details, message: "The file is damaged." }] });
  expect(draft.failed[0]?.entry.id).toBe("bus");
});

test("the form keeps everything when nothing was stored", () => {
  expect(settled(painting, { truck: "No.", bus: "No." })).toEqual(painting);
});

test("images whose answer was lost are listed as they were sent, and the form keeps the rest", () => {
  const draft = settled(painting, { truck: "No answer.", bus: "Damaged." }, ["truck"]);
  expect(draft.failed).toMatchObject([{ entry: { id: "truck" }, details, message: "No answer." }]);
  expect(draft).toMatchObject({ category: "painting", vehicleName: "Tata Ace", sending: null });
  expect(draft.singles.map(({ id }) => id)).toEqual(["bus"]);
});

function retried(draft: Draft, outcome: { stored?: string[]; failures?: [string, string][] }): Draft {
  const orders = draft.failed.map(({ entry, details: said }) => ({ entries: [entry], details: said }));
  const sending = { origin: "retry" as const, orders };
  return changeDraft(changeDraft(draft, { kind: "send", sending }), {
    kind: "settle",
    outcome: {
      storedIds: new Set(outcome.stored),
      failures: new Map(outcome.failures),
      inDoubt: new Set(),
    },
  });
}

test("a retry removes what was stored and keeps the form", () => {
  const failed = settled(painting, { bus: "The file is damaged." });
  const busy = changeDraft(failed, { kind: "add singles", files: chosen("van") });
  const again = retried(busy, { failures: [["bus", "Still damaged."]] });
  expect(again.failed[0]?.message).toBe("Still damaged.");

  const done = retried(again, { stored: ["bus"] });
  expect(done.failed).toEqual([]);
  expect(done.singles.map(({ id }) => id)).toEqual(["van"]);
});

test("what was kept comes back together with what has been chosen meanwhile", () => {
  const meanwhile = draftAfter({ kind: "add singles", files: chosen("van") });
  const draft = changeDraft(meanwhile, { kind: "restore", kept: painting });
  expect(draft).toMatchObject({ category: "painting", vehicleName: "Tata Ace" });
  expect(draft.singles.map(({ id }) => id)).toEqual(["truck", "bus", "van"]);
});

test("discarding lets all pictures go and keeps what the form says", () => {
  const draft = changeDraft(settled(painting, { bus: "Damaged." }), { kind: "discard" });
  expect(draft).toEqual(emptyDraft);
  expect(changeDraft(painting, { kind: "discard" })).toMatchObject({ vehicleName: "Tata Ace", singles: [] });
});
