import { expect, test } from "vitest";
import { merge, touched } from "./merge.ts";

const words = { en: "Open", hi: "खुला", mr: "उघडे" };
const item = (id: string, text = id) => ({ id, text: { en: text, mr: text } });
const list = [item("one"), item("two"), item("three")];

test("what one writer left as it was is the other's", () => {
  expect(merge(words, { ...words, en: "Closed" }, { ...words, mr: "बंद" })).toEqual({
    en: "Closed",
    hi: "खुला",
    mr: "बंद",
  });
  expect(merge(words, { ...words, en: "Closed" }, { ...words, en: "Closed" })).toEqual({
    ...words,
    en: "Closed",
  });
});

test("the same field in two ways is touched twice", () => {
  expect(merge(words, { ...words, en: "Closed" }, { ...words, en: "Shut" })).toBe(touched);
  expect(merge(["a"], ["b"], ["c"])).toBe(touched);
});

test("items are merged one by one, in the order of the writer who changed it", () => {
  const [one, two, three] = list;
  const mine = [three, one, two];
  const theirs = [one, item("two", "2"), three];
  expect(merge(list, mine, theirs)).toEqual([three, one, item("two", "2")]);
  expect(merge(list, [one, item("two", "2"), three], [...list, item("four")])).toEqual([
    one,
    item("two", "2"),
    three,
    item("four"),
  ]);
  const both = { id: "two", text: { en: "2", mr: "२" } };
  expect(
    merge(list, [one, item("two", "2"), three], [one, { id: "two", text: { en: "two", mr: "२" } }, three]),
  ).toBe(touched);
  expect(
    merge(
      list,
      [one, { id: "two", text: { en: "2", mr: "two" } }, three],
      [one, { id: "two", text: { en: "two", mr: "२" } }, three],
    ),
  ).toEqual([one, both, three]);
});

test("no item is lost that the other writer has changed, and only one writer adds, moves or removes", () => {
  const [one, two, three] = list;
  expect(merge(list, [one, three], [one, item("two", "2"), three])).toBe(touched);
  expect(merge(list, [one, item("two", "2"), three], [one, three])).toBe(touched);
  expect(merge(list, [two, one, three], [])).toBe(touched);
  expect(merge(list, list, [])).toEqual([]);
});
