import { glob } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sentencesOf } from "#tests/support/sentences.ts";
import { defaultFacts } from "./business.ts";
import { languages } from "./languages.ts";
import { bannedIn } from "./termbase.ts";

async function sentencesIn(language: "en" | "hi" | "mr"): Promise<[place: string, sentence: string][]> {
  const folder = path.join(import.meta.dirname, language);
  const files = await Array.fromAsync(glob("**/*.ts", { cwd: folder }));
  const inFiles = files.map(async (file) => {
    const texts: object = await import(path.join(folder, file));
    const isIndex = path.basename(file) === "index.ts";
    const own = isIndex ? {} : texts;
    return sentencesOf(own).map(([key, sentence]): [string, string] => [`${file} ${key}`, sentence]);
  });
  const { contact, address } = defaultFacts;
  const facts = sentencesOf({ name: contact.name[language], address: address[language] });
  return [
    ...(await Promise.all(inFiles)).flat(),
    ...facts.map(([key, sentence]): [string, string] => [`business.ts ${key}`, sentence]),
  ];
}

test.each(languages)("every text in $name keeps to the termbase [LANG-4, ADM-10]", async ({ code }) => {
  const sentences = await sentencesIn(code);
  expect(sentences.length).toBeGreaterThan(1500);
  const found = sentences.flatMap(([place, sentence]) =>
    bannedIn(code, sentence, place).map(({ word, say }) => `${place}: ${word} -> ${say}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["hi", "रंगी हुई बॉडी", "रंगी"],
  ["hi", "रंगीन पतरा, रँगी हुई ट्रे", undefined],
  ["hi", "पीछे का फाटक", "फाटक"],
  ["hi", "{bodyInWeeks} हफ़्ते लगते हैं", "{bodyInWeeks} हफ़्ते"],
  ["hi", "{bodyInWeeks} हफ़्ते में बनती है, {whatsapp} पर पूछिए", undefined],
  ["mr", "किंमत विचारा", "किंमत"],
  ["mr", "आधी RTOला; किंमतीसह", "किंमत"],
  ["mr", "बिनकिंमत", undefined],
  ["mr", "इथे या, येथेच नाही", undefined],
  ["mr", "येथे या", "येथे"],
] as const)("in %s, %j is caught by its words, not by parts of others", (language, sentence, word) => {
  expect(bannedIn(language, sentence, "home.ts home.title")[0]?.word).toBe(word);
});
