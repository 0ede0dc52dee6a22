import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { syllablesToKeep, wordsOfContent } from "./devanagari-syllables.ts";
import { glyphsOfTexts } from "./shaped-glyphs.ts";
import { subsetByGlyphs } from "./subset-by-glyphs.ts";

const root = join(import.meta.dirname, "../..");
const fontsDirectory = join(root, "app/ui/fonts");

const printableAscii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join(
  "",
);

/** Letters of modern Hindi and Marathi. Rare Vedic and Sanskrit signs would double the file through their ligatures. */
const devanagariLetters = "अआइईउऊऋएऐऑॲओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहािीुूृॅेैॉोौ्ंःँ़।\u200c\u200d₹";

/** The shaping that Devanagari cannot be read without, and the local forms Marathi asks for. */
const devanagariShaping =
  "nukt akhn rphf rkrf blwf half pstf vatu cjct pres abvs blws psts haln calt locl kern dist abvm blwm mark mkmk ccmp";

interface HeadingFace {
  name: "latin" | "devanagari";
  letters: string;
  width: number;
  features: string;
}

const latin: HeadingFace = {
  name: "latin",
  letters: `${printableAscii}\u00a0©–—‘’“”…·×₹`,
  width: 122,
  features: "kern mark mkmk ccmp locl tnum",
};

const devanagari: HeadingFace = {
  name: "devanagari",
  letters: devanagariLetters,
  width: 125,
  features: devanagariShaping,
};

/** Cuts the heading faces down to one weight, one width and the letters in use (design: at most 25 KB and 80 KB). */
export async function buildFonts(): Promise<void> {
  await mkdir(fontsDirectory, { recursive: true });
  await writeFile(join(fontsDirectory, "anek-latin.woff2"), await cut(latin, "woff2"));
  const { kept } = await cutDevanagari(await wordsOfContent(root));
  const packed = await subsetFont(kept, "", { targetFormat: "woff2", keepAllGlyphs: true });
  await writeFile(join(fontsDirectory, "anek-devanagari.woff2"), packed);
}

/** The Devanagari face with all that its letters can form, and with only what the words and most names form. */
export async function cutDevanagari(words: readonly string[]): Promise<{ whole: Buffer; kept: Buffer }> {
  const whole = await cut(devanagari, "truetype");
  const glyphs = glyphsOfTexts(whole, syllablesToKeep(words));
  return { whole, kept: await subsetByGlyphs(whole, { letters: devanagariLetters, glyphs }) };
}

async function cut(face: HeadingFace, targetFormat: "woff2" | "truetype"): Promise<Buffer> {
  const source = join(
    root,
    `node_modules/@fontsource-variable/anek-${face.name}/files/anek-${face.name}-${face.name}-standard-normal.woff2`,
  );
  return subsetFont(await readFile(source), face.letters, {
    targetFormat,
    variationAxes: { wght: 800, wdth: face.width },
    keepFeatures: face.features.split(" "),
    noHinting: true,
    dropTables: ["gasp", "STAT"],
  });
}

if (import.meta.main) await buildFonts();
