import { expect, test } from "vitest";
import { shapeOf } from "#domain/site-texts/list-shapes.ts";
import {
  addItem,
  besideNewer,
  followList,
  isListDirty,
  listSavedAs,
  moveItem,
  removeItem,
  startListDraft,
  typeInItem,
  undoLast,
  withoutBlankItems,
} from "./list-draft.ts";

const inAll = (words: string) => ({ en: words, hi: words, mr: words });
const item = (id: string) => ({ id, title: inAll(id), text: inAll(`${id} answer`) });
const stored = { version: 3, items: ["one", "two", "three"].map(item) };
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

test("items move by one place, and the first and the last stay where they are [WORD-8]", () => {
  const draft = startListDraft(stored);
  expect(ids(moveItem(draft, "three", -1))).toEqual(["one", "three", "two"]);
  expect(ids(moveItem(draft, "one", 1))).toEqual(["two", "one", "three"]);
  expect(moveItem(draft, "one", -1)).toBe(draft);
  expect(moveItem(draft, "three", 1)).toBe(draft);
});

test("undo takes back adding, moving and removing one by one, and keeps what was typed since [WORD-8]", () => {
  const removed = removeItem(moveItem(startListDraft(stored), "three", -1), "two");
  const typed = typeInItem(removed, { id: "one", field: "title", language: "mr", text: "एक" });
  const back = undoLast(typed);
  expect(ids(back)).toEqual(["one", "three", "two"]);
  expect(back.items[0]).toMatchObject({ title: { en: "one", mr: "एक" } });
  expect(ids(undoLast(back))).toEqual(["one", "two", "three"]);
  expect(undoLast(undoLast(back)).undo).toEqual([]);
});

test("an added item is blank, and is not sent while it is [WORD-8]", () => {
  const added = addItem(startListDraft(stored), shapeOf("faq"), "new");
  expect(added.items.at(-1)).toEqual({ id: "new", title: inAll(""), text: inAll("") });
  expect(ids({ items: withoutBlankItems(added.items, shapeOf("faq")) })).toEqual(["one", "two", "three"]);
  expect(ids(undoLast(added))).toEqual(["one", "two", "three"]);
});

test("an untouched list follows what is stored, a touched one stays beside it and is saved over it [WORD-4]", () => {
  const newer = { version: 4, items: [item("two")] };
  expect(followList(startListDraft(stored), newer)).toEqual(startListDraft(newer));
  const touched = removeItem(startListDraft(stored), "one");
  expect(followList(touched, newer)).toBe(touched);
  expect(besideNewer(touched, newer)).toMatchObject({
    base: newer,
    newer: newer.items,
    items: touched.items,
  });
});

test("what is typed on while it is saved stays typed [WORD-4]", () => {
  const sent = removeItem(startListDraft(stored), "one");
  const typed = typeInItem(sent, { id: "two", field: "text", language: null, text: "later" });
  const saved = { version: 4, items: sent.items };
  expect(isListDirty(listSavedAs(sent, sent.items, saved))).toBe(false);
  expect(listSavedAs(typed, sent.items, saved).items[0]).toMatchObject({ text: inAll("later") });
});
