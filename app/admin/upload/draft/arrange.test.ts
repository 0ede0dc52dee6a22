import fc from "fast-check";
import { expect, test } from "vitest";
import {
  broughtBack,
  moved,
  pairedInOrder,
  takenApart,
  withHalves,
  withoutFile,
  withSingles,
  withSwapped,
} from "./arrange.ts";
import { type ChosenFile, type Draft, emptyDraft, filesOf, halves, isPair } from "./draft.ts";

function chosen(...names: string[]): ChosenFile[] {
  return names.map((name) => ({ id: name, name: `${name}.jpg` }));
}

function pairsOf(before: string[], after: string[]): Draft {
  return withHalves(withHalves(emptyDraft, "before", chosen(...before)), "after", chosen(...after));
}

function shown({ entries }: Draft): string[] {
  return entries.map((entry) => {
    const idOf = (half: string) => entry.files.find(({ role }) => role === half)?.id ?? "-";
    return isPair(entry) ? halves.map(idOf).join("|") : entry.files.map(({ id }) => id).join();
  });
}

function idOfPair(draft: Draft, number: number): string {
  return draft.entries.filter(isPair)[number - 1]?.id ?? "";
}

function move(draft: Draft, id: string, entryId: string | null, role: "main" | "before" | "after"): Draft {
  return moved(draft, { id, name: `${id}.jpg` }, { entryId, role });
}

test("before and after pictures meet in the order they were chosen [UPL-8]", () => {
  const draft = pairsOf(["b1", "b2"], ["a1", "a2", "a3"]);
  expect(shown(draft)).toEqual(["b1|a1", "b2|a2", "-|a3"]);
  expect(shown(withHalves(draft, "before", chosen("b3", "b4")))).toEqual(["b1|a1", "b2|a2", "b3|a3", "b4|-"]);
});

test("the pictures of a pair can be swapped, taken away and filled in [UPL-8]", () => {
  const draft = withoutFile(withSwapped(pairsOf(["b1", "b2"], ["a1", "a2"]), "b1"), "b2");
  expect(shown(draft)).toEqual(["a1|b1", "-|a2"]);
  expect(shown(move(draft, "b3", idOfPair(draft, 2), "before"))).toEqual(["a1|b1", "b3|a2"]);
  expect(shown(withoutFile(draft, "a2"))).toEqual(["a1|b1"]);
});

test("a single photograph becomes half of a new pair, of one with a gap, or changes places [UPL-21]", () => {
  const draft = withSingles(pairsOf(["b1"], []), chosen("x", "y"));
  const pair = idOfPair(draft, 1);
  expect(shown(move(draft, "x", null, "after"))).toEqual(["b1|-", "y", "-|x"]);
  const filled = move(draft, "x", pair, "after");
  expect(shown(filled)).toEqual(["b1|x", "y"]);
  expect(shown(move(filled, "y", pair, "after"))).toEqual(["b1|y", "x"]);
});

test("a half of a pair goes to another pair, to the other side, or stands alone [UPL-21]", () => {
  const draft = pairsOf(["b1", "b2"], ["a1", "a2"]);
  expect(shown(move(draft, "b1", idOfPair(draft, 2), "before"))).toEqual(["b2|a1", "b1|a2"]);
  expect(shown(move(draft, "b1", idOfPair(draft, 1), "after"))).toEqual(["a1|b1", "b2|a2"]);
  expect(shown(move(draft, "b1", null, "main"))).toEqual(["-|a1", "b2|a2", "b1"]);
  expect(shown(move(pairsOf(["b1", "b2"], []), "b1", "b1", "after"))).toEqual(["-|b1", "b2|-"]);
});

test("pairs are taken apart and put together again in the same order [UPL-21]", () => {
  const draft = pairsOf(["b1", "b2"], ["a1", "a2"]);
  const apart = takenApart(withSingles(draft, chosen("x")));
  expect(shown(apart)).toEqual(["b1", "a1", "b2", "a2", "x"]);
  expect(shown(pairedInOrder(apart))).toEqual(["x", "b1|a1", "b2|a2"]);
  const swappedPairs = pairsOf(["a1", "b1"], ["b2", "a2"]);
  expect(shown(broughtBack(takenApart(swappedPairs), swappedPairs, filesOf(swappedPairs)))).toEqual(
    shown(swappedPairs),
  );
});

test.each(["b1", "a1", "b2", "x"])("%s, taken out, comes back to its place [UPL-21]", (id) => {
  const draft = withSingles(pairsOf(["b1", "b2"], ["a1"]), chosen("x"));
  expect(shown(broughtBack(withoutFile(draft, id), draft, chosen(id)))).toEqual(shown(draft));
});

test("what was taken out stands alone where its place has been filled [UPL-21]", () => {
  const draft = pairsOf(["b1", "b2"], ["a1", "a2"]);
  const filled = withHalves(withoutFile(draft, "b2"), "before", chosen("b3"));
  expect(shown(broughtBack(filled, draft, chosen("b2")))).toEqual(["b1|a1", "b2", "b3|a2"]);
});

test("whatever is done, no photograph is lost or there twice, and no two entries share a key [UPL-20]", () => {
  const files = ["b1", "a1", "b2", "x", "y"];
  const start = withSingles(pairsOf(["b1", "b2"], ["a1"]), chosen("x", "y"));
  const step = fc.record({
    kind: fc.constantFrom("move", "apart", "pair", "swap"),
    file: fc.constantFrom(...files),
    entry: fc.nat(5),
    role: fc.constantFrom("main" as const, ...halves),
  });
  const run = fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
    let draft = start;
    for (const { kind, file, entry, role } of steps) {
      const entryId = draft.entries[entry]?.id ?? null;
      if (kind === "move") draft = move(draft, file, role === "main" ? null : entryId, role);
      else if (kind === "apart") draft = takenApart(draft);
      else if (kind === "pair") draft = pairedInOrder(draft);
      else draft = withSwapped(draft, draft.entries.filter(isPair)[0]?.id ?? "");
    }
    expect(
      filesOf(draft)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(files.toSorted());
    const ids = draft.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { files: inEntry } of draft.entries) {
      const roles = inEntry.map((one) => one.role);
      expect(["main", "before", "after", "before,after"]).toContain(roles.join());
    }
  });
  fc.assert(run);
});

test("an entry that nothing happens to stays the same object, so that its card is not drawn again", () => {
  const draft = withSingles(emptyDraft, chosen("one", "two", "three"));
  const [one, two, three] = draft.entries;
  const { entries } = withoutFile(draft, "two");
  expect([entries[0] === one, entries[1] === three]).toEqual([true, true]);
  const added = withHalves(draft, "before", chosen("four"));
  expect([added.entries[0] === one, added.entries[1] === two]).toEqual([true, true]);
});
