import { expect, test } from "vitest";
import { textsOf } from "#content/texts.server.ts";
import { unnamedVehicle, untranslated } from "#domain/gallery/names/names.ts";
import { bodyTypeName, projectHeadline, projectSentence } from "./project-words.ts";

test.each([
  ["mr", "Open half body", "ओपन हाफ बॉडी"],
  ["hi", "FOOD VAN", "फ़ूड वैन"],
  ["mr", "Tractor trolley", "Tractor trolley"],
  ["en", "Open half body", "Open half body"],
] as const)("in %s the body type %s is called %s", (language, stored, shown) => {
  expect(bodyTypeName({ language, texts: textsOf(language) }, untranslated(stored))).toBe(shown);
});

test.each([
  ["en", "Open half body"],
  ["hi", "खुली बॉडी"],
  ["mr", "ओपन हाफ बॉडी"],
] as const)(
  "in %s a body type is called what the administrator wrote, else what its page says: %s [LST-10]",
  (language, shown) => {
    const body = { name: "Open half body", hi: "खुली बॉडी", mr: "" };
    expect(bodyTypeName({ language, texts: textsOf(language) }, body)).toBe(shown);
  },
);

const ace = { name: "Tata Ace", hi: "टाटा एस", mr: "टाटा एस" };
const finished = {
  vehicle: ace,
  body: null,
  work: "painting",
  isInWork: false,
  town: null,
  workDays: null,
} as const;

test.each([
  ["en", null, "Tata Ace, freshly painted"],
  ["en", "Open half body", "Tata Ace with a freshly painted Open half body"],
  ["hi", "Open half body", "टाटा एस पर ओपन हाफ़ बॉडी, नए रंग में"],
  ["mr", null, "टाटा एस, नव्या रंगात"],
] as const)(
  "in %s a painted vehicle with the body %s is headed so: %s [GAL-22]",
  (language, body, headline) => {
    const card = { ...finished, body: body === null ? null : untranslated(body) };
    expect(projectHeadline({ language, texts: textsOf(language) }, card)).toBe(headline);
  },
);

test.each([
  ["en", { town: "Satara", workDays: 12 }, "Tata Ace, freshly painted for Satara, in 12 days"],
  ["en", { town: null, workDays: 1 }, "Tata Ace, freshly painted, in 1 day"],
  ["hi", { town: "सातारा", workDays: 12 }, "टाटा एस, नए रंग में, सातारा के लिए, 12 दिन में"],
  ["hi", { town: "Satara", workDays: null }, "टाटा एस, नए रंग में, Satara के लिए"],
  ["mr", { town: "Satara", workDays: 12 }, "टाटा एस, नव्या रंगात, Satara येथील ग्राहकासाठी, 12 दिवसांत"],
  ["mr", { town: null, workDays: 1 }, "टाटा एस, नव्या रंगात, 1 दिवसात"],
] as const)("in %s the sentence says with %j: %s [GAL-26]", (language, facts, headline) => {
  expect(projectSentence({ language, texts: textsOf(language) }, { ...finished, ...facts })).toBe(headline);
});

test.each([
  ["Tata Ace", { ...finished, isInWork: true }],
  ["Vehicle Project", { ...finished, vehicle: unnamedVehicle }],
])("nothing is said to be done that is not, nor of no vehicle: %s [GAL-22]", (headline, card) => {
  expect(projectHeadline({ language: "en", texts: textsOf("en") }, card)).toBe(headline);
});
