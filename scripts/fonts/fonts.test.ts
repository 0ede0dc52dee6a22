import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "harfbuzzjs";
import { expect, test } from "vitest";
import { decompress } from "wawoff2";
import { devanagariLetters, latinLetters, missingLetters } from "../../content/heading-letters.ts";
import { openFont, shapeText } from "../../platform/lettering/glyphs.ts";
import { consonants } from "./devanagari.ts";

const root = join(import.meta.dirname, "../..");
const committed = await readFile(join(root, "app/ui/fonts/anek-devanagari.woff2"));
const kept = openFont(await decompress(committed));
const source = "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2";
const whole = openFont(await decompress(await readFile(join(root, "node_modules", source))));

function flaws(font: Font, text: string, language: string): number {
  const halant = font.nominalGlyph(0x94d);
  return shapeText(font, text, language).filter(({ codepoint }) => codepoint === 0 || codepoint === halant)
    .length;
}

function writtenWorse(texts: readonly string[]): string[] {
  return texts.filter((text) =>
    ["hi", "mr"].some((language) => flaws(kept, text, language) > flaws(whole, text, language)),
  );
}

test("the committed heading face writes every Hindi and Marathi word of the site", async () => {
  const words = new Set<string>();
  for await (const file of glob("content/{hi,mr}/**/*.ts", { cwd: root })) {
    const text = await readFile(join(root, file), "utf8");
    for (const word of text.match(/[\u0900-\u097f\u200c\u200d]+/gu) ?? []) words.add(word);
  }
  expect(words.size).toBeGreaterThan(1000);
  expect(writtenWorse([...words])).toEqual([]);
});

test.each(["latin", "devanagari"])("pictures are lettered in the %s face of the pages", async (script) => {
  const [packed, plain] = await Promise.all(
    ["woff2", "ttf"].map((type) => readFile(join(root, `app/ui/fonts/anek-${script}.${type}`))),
  );
  if (packed === undefined) throw new Error("There is no face.");
  expect(plain).toEqual(Buffer.from(await decompress(packed)));
});

test("what is said to be in the heading faces is, and what is said to lack is not [WORD-5]", async () => {
  const latin = openFont(await decompress(await readFile(join(root, "app/ui/fonts/anek-latin.woff2"))));
  const lacking = (font: Font, letters: string) =>
    [...letters].filter((letter) => flaws(font, letter, "en") > 0);
  expect(lacking(latin, latinLetters)).toEqual([]);
  expect(lacking(kept, devanagariLetters.replace("्", ""))).toEqual([]);
  expect(missingLetters("Café ड़ 🚚 ॠ “₹”")).toEqual(["é", "🚚", "ॠ"]);
  expect(lacking(latin, "é🚚")).toEqual(["é", "🚚"]);
});

test("it joins any two consonants, also before य and र, in words that nobody has written yet", () => {
  const pairs = consonants.flatMap((upper) => consonants.map((lower) => `${upper}्${lower}`));
  expect(writtenWorse(pairs.flatMap((pair) => [pair, `${pair}्य`, `${pair}्र`]))).toEqual([]);
  expect(flaws(kept, "ॠ", "hi")).toBe(1);
});

test("a page loads at most 25 KB of heading faces in English, 80 KB in Hindi and Marathi", async () => {
  const latin = (await readFile(join(root, "app/ui/fonts/anek-latin.woff2"))).length;
  expect(latin).toBeLessThan(25_000);
  expect(latin + committed.length).toBeLessThan(80_000);
});
