import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { foldName, inAlphabeticalOrder, nameIn, normalizeName, untranslated } from "./names.ts";

test.each([
  ["  Tata   Ace ", "Tata Ace"],
  ["Tata\u00a0Ace\t2\n", "Tata Ace 2"],
  ["Ta\0ta", "Ta ta"],
  ["E\u0301clair", "Éclair"],
  ["\u0928\u093c", "\u0928\u093c".normalize("NFC")],
  [" \n\t ", ""],
])("%j is stored as %j [LST-3]", (given, stored) => {
  expect(normalizeName(given)).toBe(stored);
});

test.each([
  ["Tata Ace", "  tata   ACE "],
  ["Éclair", "e\u0301CLAIR"],
  ["Straße", "STRASSE"],
  ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
  ["दिंडी  रथ", "दिंडी रथ"],
])("%j and %j are the same name [LST-4]", (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each(["Tata Ace\u200b", "Tata Ace\ufe0f", "Ｔａｔａ Ace", "Ta\u00adta  Ace"])(
  "%j looks like Tata Ace and is the same name [LST-4]",
  (name) => {
    expect(foldName(name)).toBe(foldName("Tata Ace"));
  },
);

test.each(["\u200b", "\u3164", "\u2800"])("a name that shows nothing is empty: %j [LST-3]", (name) => {
  expect(normalizeName(name)).toBe("");
});

test("Tata Ace and Tata Ace 2 are different names", () => {
  expect(foldName("Tata Ace")).not.toBe(foldName("Tata Ace 2"));
});

test("tidying and folding again changes nothing", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 40 }), (given) => {
      const name = normalizeName(given) ?? "";
      expect(normalizeName(name)).toBe(name);
      expect(foldName(name)).toBe(foldName(given));
    }),
  );
});

test("the alphabetical order counts numbers, ignores case and keeps each script together [GAL-6]", () => {
  const names = ["Tata Ace 10", "bumper", "रथ", "Tata Ace 2", "Carry", "Éicher", "ढोल", "Eicher"];

  expect(inAlphabeticalOrder("en", names, (name) => name)).toEqual([
    "bumper",
    "Carry",
    "Eicher",
    "Éicher",
    "Tata Ace 2",
    "Tata Ace 10",
    "ढोल",
    "रथ",
  ]);
});

test("what nobody has translated for Hindi readers is called as in Marathi, and the other way round [LST-11]", () => {
  const names = { name: "Chhota Hatti", hi: "", mr: "छोटा हत्ती" };
  expect(nameIn("hi", names)).toBe("छोटा हत्ती");
  expect(nameIn("mr", { ...names, hi: "छोटा हाथी", mr: "" })).toBe("छोटा हाथी");
  expect(nameIn("en", names)).toBe("Chhota Hatti");
});

test("Marathi readers find their own letters in their order, before names that nobody has translated [GAL-6, LST-11]", () => {
  const names = [
    { name: "Carry", hi: "कैरी", mr: "कॅरी" },
    untranslated("Bolero"),
    { name: "Tata Ace", hi: "", mr: "टाटा एस" },
    { name: "Ashok Leyland", hi: "", mr: "अशोक लेलँड" },
  ];
  const inMarathi = inAlphabeticalOrder("mr", names, (each) => nameIn("mr", each));

  expect(inMarathi.map((each) => nameIn("mr", each))).toEqual(["अशोक लेलँड", "कॅरी", "टाटा एस", "Bolero"]);
  expect(inMarathi.map((each) => nameIn("en", each))).toEqual([
    "Ashok Leyland",
    "Carry",
    "Tata Ace",
    "Bolero",
  ]);
});
