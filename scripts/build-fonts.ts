import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const fontsDirectory = join(root, "app/ui/fonts");

const printableAscii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => String.fromCharCode(0x20 + i)).join(
  "",
);

/** Letters of modern Hindi and Marathi. Rare Vedic and Sanskrit signs would double the file through their ligatures. */
const devanagariLetters = "अआइईउऊऋएऐऑॲओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहािीुूृॅेैॉोौ्ंःँ़।\u200c\u200d₹";

/** The shaping that Devanagari cannot be read without, and the local forms Marathi asks for. */
const devanagariShaping =
  "nukt akhn rphf rkrf blwf half pstf vatu cjct pres abvs blws psts haln calt locl kern dist abvm blwm mark mkmk ccmp";

const faces = [
  {
    name: "latin",
    letters: `${printableAscii}\u00a0©–—‘’“”…·×₹`,
    width: 122,
    features: "kern mark mkmk ccmp locl tnum",
  },
  { name: "devanagari", letters: devanagariLetters, width: 125, features: devanagariShaping },
];

/** Cuts the heading faces down to one weight, one width and the letters in use (design: at most 25 KB and 80 KB). */
export async function buildFonts(): Promise<void> {
  await mkdir(fontsDirectory, { recursive: true });
  for (const face of faces) {
    const source = join(
      root,
      `node_modules/@fontsource-variable/anek-${face.name}/files/anek-${face.name}-${face.name}-standard-normal.woff2`,
    );
    const subset = await subsetFont(await readFile(source), face.letters, {
      targetFormat: "woff2",
      variationAxes: { wght: 800, wdth: face.width },
      keepFeatures: face.features.split(" "),
      noHinting: true,
      dropTables: ["gasp", "STAT"],
    });
    await writeFile(join(fontsDirectory, `anek-${face.name}.woff2`), subset);
  }
}

if (import.meta.main) await buildFonts();
