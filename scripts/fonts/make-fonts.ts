import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { instantiateVariableFont, subset } from "@web-alchemy/fonttools";
import { decompress } from "wawoff2";
import { devanagariLetters, latinLetters } from "../../content/heading-letters.ts";
import { openFont, shapeText } from "../../platform/lettering/glyphs.ts";
import { syllablesToKeep } from "./devanagari.ts";

const root = join(import.meta.dirname, "../..");

await make("latin", 122, async () => ({
  text: latinLetters,
  "layout-features": "kern,mark,mkmk,ccmp,locl,tnum",
}));
await make("devanagari", 125, async (font) => ({
  text: devanagariLetters,
  "layout-features": "*",
  // Closure would keep every cluster the letters could form.
  "no-layout-closure": true,
  gids: [...glyphsToKeep(await decompress(font))].join(","),
}));

async function make(
  script: "latin" | "devanagari",
  width: number,
  choose: (font: Uint8Array) => Promise<Record<string, string | true>>,
): Promise<void> {
  const source = `@fontsource-variable/anek-${script}/files/anek-${script}-${script}-standard-normal.woff2`;
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const font = await instantiateVariableFont(whole, { wght: 800, wdth: width });
  const options = { "no-hinting": true, "drop-tables": "gasp,STAT", flavor: "woff2" } as const;
  const face = await subset(font, { ...(await choose(font)), ...options });
  await writeFile(join(root, `app/ui/fonts/anek-${script}.woff2`), face);
  // For pictures drawn by the server: unpacking WOFF2 there would hold 33 MB.
  await writeFile(join(root, `app/ui/fonts/anek-${script}.ttf`), await decompress(face));
  console.log(`anek-${script}.woff2: ${(face.length / 1000).toFixed(1)} KB`);
}

function glyphsToKeep(bytes: Uint8Array): Set<number> {
  const font = openFont(bytes);
  const syllables = syllablesToKeep();
  const glyphs = ["hi", "mr"].flatMap((language) =>
    syllables.flatMap((syllable) => shapeText(font, syllable, language).map(({ codepoint }) => codepoint)),
  );
  return new Set(glyphs);
}
