import { expect, test } from "vitest";
import { applyNewer, followStored, isDirty, savedAs, startDraft, typeValues } from "./versioned-draft.ts";

const stored = { version: 1, values: { phone: "1", email: "a" } };
const newer = { version: 2, values: { phone: "2", email: "b" } };

test("an untouched form follows what is stored, a touched one does not", () => {
  expect(followStored(startDraft(stored), newer)).toEqual(startDraft(newer));
  const touched = typeValues(startDraft(stored), { phone: "9", email: "a" });
  expect(followStored(touched, newer)).toBe(touched);
});

test("beside what was typed stands what somebody else has saved, the rest follows [FACT-4]", () => {
  const touched = typeValues(startDraft(stored), { phone: "9", email: "a" });
  expect(applyNewer(touched, newer, false)).toEqual({
    base: newer,
    values: { phone: "9", email: "b" },
    newer: { phone: "2", email: "b" },
  });
});

test("what is typed on while it is saved stays typed", () => {
  const sent = { phone: "9", email: "a" };
  const draft = savedAs(typeValues(startDraft(stored), { ...sent, email: "later" }), sent, {
    version: 2,
    values: sent,
  });
  expect(draft.values).toEqual({ phone: "9", email: "later" });
  expect(isDirty(draft)).toBe(true);
});

test("a page that was read before the save does not bring the old values back", () => {
  const saved = savedAs(typeValues(startDraft(stored), newer.values), newer.values, newer);
  expect(isDirty(saved)).toBe(false);
  expect(followStored(saved, stored)).toBe(saved);
});
