import { join } from "node:path";
import { Blob, Face, Font, Buffer as ShapeBuffer, shape } from "harfbuzzjs";
import { expect, test } from "vitest";
import { cutDevanagari } from "./build-fonts.ts";
import { wordsOfContent } from "./devanagari-syllables.ts";

const root = join(import.meta.dirname, "../..");

/** Where and how wide each sign of the word stands; a cluster that fell apart has more or other signs. */
function shapeOf(font: Font, word: string, language: string) {
  const buffer = new ShapeBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ cluster, xAdvance, xOffset, yOffset }) => [cluster, xAdvance, xOffset, yOffset]);
}

test("the kept signs write every word of the site as the whole face does", { timeout: 60_000 }, async () => {
  const words = await wordsOfContent(root);
  const { whole, kept } = await cutDevanagari(words);
  const [wholeFont, keptFont] = [whole, kept].map((font) => new Font(new Face(new Blob(font))));
  if (wholeFont === undefined || keptFont === undefined) throw new Error("There are two fonts.");
  const different = words.filter((word) =>
    ["hi", "mr"].some(
      (language) =>
        JSON.stringify(shapeOf(wholeFont, word, language)) !==
        JSON.stringify(shapeOf(keptFont, word, language)),
    ),
  );
  expect(words.length).toBeGreaterThan(1000);
  expect(different).toEqual([]);
  // A word that is cut apart is noticed: this cluster is in nobody's words.
  expect(shapeOf(keptFont, "झ्ळ", "hi")).not.toEqual(shapeOf(wholeFont, "झ्ळ", "hi"));
});
