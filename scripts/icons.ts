import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Makes the icons under which the back office stands on a home screen from the mark. */

const shared = join(import.meta.dirname, "..", "public");
const folder = join(shared, "icons");
const paper = "#fffaf1";

/** Systems that cut icons to their own shape leave a circle of four fifths. */
const icons = [
  { name: "office-192", size: 192, mark: 0.86 },
  { name: "office-512", size: 512, mark: 0.86 },
  { name: "office-maskable-512", size: 512, mark: 0.6 },
];

await mkdir(folder, { recursive: true });
for (const { name, size, mark } of icons) {
  const side = Math.round(size * mark);
  const drawn = await sharp(join(shared, "mark.svg"), { density: (72 * side) / 48 })
    .resize(side)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}
