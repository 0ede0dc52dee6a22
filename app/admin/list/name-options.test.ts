import { expect, test } from "vitest";
import { untranslated } from "#domain/reference-lists/names.ts";
import { nameOptions } from "./name-options.ts";

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
