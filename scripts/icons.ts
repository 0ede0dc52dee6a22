import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const shared = join(import.meta.dirname, "..", "public");
const folder = join(shared, "icons");
const paper = "#fffaf1";

const icons = [
  { file: "icons/office-192.png", size: 192, mark: 0.86 },
  { file: "icons/office-512.png", size: 512, mark: 0.86 },
  { file: "icons/office-maskable-512.png", size: 512, mark: 0.6 },
  { file: "apple-touch-icon.png", size: 180, mark: 0.86 },
  { file: "apple-touch-icon-precomposed.png", size: 180, mark: 0.86 },
];
const faviconSizes = [16, 32, 48];

function drawMark(side: number): Promise<Buffer> {
  return sharp(join(shared, "mark.svg"), { density: (72 * side) / 48 })
    .resize(side)
    .png()
    .toBuffer();
}

/** ICO: a directory of 6 bytes, 16 for each image, then the images. */
function icoOf(images: readonly { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [at, { size, png }] of images.entries()) {
    const entry = 6 + 16 * at;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

await mkdir(folder, { recursive: true });
for (const { file, size, mark } of icons) {
  await sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input: await drawMark(Math.round(size * mark)) }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(shared, file));
}
const images = await Promise.all(faviconSizes.map(async (size) => ({ size, png: await drawMark(size) })));
await writeFile(join(shared, "favicon.ico"), icoOf(images));
