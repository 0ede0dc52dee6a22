import { expect, test } from "vitest";
import { applyNewer, followStored, isDraftDirty, savedAs, startNote } from "./note-draft.ts";

const stored = { note: "Call on Monday", version: 3 };
const typed = { ...startNote(stored), text: "Call on Tuesday" };

test("an untouched note follows what is saved elsewhere, a touched one does not", () => {
  const newer = { note: "Called", version: 4 };
  expect(followStored(startNote(stored), newer)).toEqual(startNote(newer));
  expect(followStored(typed, newer)).toBe(typed);
});

test("a page that was read before the note was saved does not bring the old one back", () => {
  const saved = savedAs(typed, { note: "Call on Tuesday", version: 4 });
  expect(isDraftDirty(saved)).toBe(false);
  expect(followStored(saved, stored)).toBe(saved);
});

test("what is typed while it is being saved is still unsaved afterwards", () => {
  const saved = savedAs({ ...typed, text: "Call on Tuesday at 9" }, { note: "Call on Tuesday", version: 4 });
  expect(saved.text).toBe("Call on Tuesday at 9");
  expect(isDraftDirty(saved)).toBe(true);
});

test("a newer note is shown beside what was typed, and the next attempt takes its place", () => {
  const met = applyNewer(typed, { note: "Called, no answer", version: 5 });
  expect(met).toEqual({
    base: { note: "Called, no answer", version: 5 },
    text: "Call on Tuesday",
    newer: "Called, no answer",
  });
});

test("spaces at the ends are no change", () => {
  expect(isDraftDirty({ ...startNote(stored), text: " Call on Monday\n" })).toBe(false);
});
