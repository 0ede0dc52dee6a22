import { expect, test } from "vitest";
import { untranslated } from "#domain/gallery/names/names.ts";
import { matchingNames, namedExactly, nameForReader, nameOptions } from "./name-options.ts";

const names = [
  { name: "Carry", hi: "कैरी", mr: "कॅरी" },
  untranslated("Bolero"),
  { name: "Ace", hi: "एस", mr: "एस" },
];

test.each([
  ["en", ["Ace · एस", "Bolero", "Carry · कैरी · कॅरी"]],
  ["mr", ["एस · Ace", "कॅरी · Carry · कैरी", "Bolero"]],
] as const)(
  "in %s a name is offered in all its languages, first in the reader's [LST-12]",
  (language, labels) => {
    const options = nameOptions(language, names);
    expect(options.map(({ label }) => label)).toEqual(labels);
    expect(options.map(({ value }) => value).toSorted()).toEqual(["Ace", "Bolero", "Carry"]);
  },
);

const lorries = nameOptions("en", [
  { name: "Tata Ace", hi: "टाटा एस", mr: "टाटा एस" },
  { name: "Ace Gold", hi: "", mr: "" },
  { name: "Bolero Pik-Up", hi: "बोलेरो पिकअप", mr: "बोलेरो पिकअप" },
]);

test.each([
  ["ACE", ["Ace Gold", "Tata Ace"]],
  ["ace ta", ["Tata Ace"]],
  ["बोले", ["Bolero Pik-Up"]],
  ["yodha", []],
  ["  ", ["Ace Gold", "Bolero Pik-Up", "Tata Ace"]],
])("typing “%s” suggests %j [UPL-22]", (typed, suggested) => {
  expect(matchingNames(lorries, typed).map(({ value }) => value)).toEqual(suggested);
});

test.each([
  [" tata  ACE ", "Tata Ace"],
  ["टाटा एस", "Tata Ace"],
  ["Tata", null],
  ["", null],
])("“%s” names %s [UPL-22]", (typed, named) => {
  expect(namedExactly(lorries, typed)?.value ?? null).toBe(named);
});

test("a listed name is shown in the reader's language, any other as it was written [LST-12]", () => {
  const options = nameOptions("mr", names);
  expect(
    ["carry", "Bolero", "Yodha", "Vehicle Project"].map((name) => nameForReader("mr", options, name)),
  ).toEqual(["कॅरी", "Bolero", "Yodha", "गाडीचे काम"]);
});
