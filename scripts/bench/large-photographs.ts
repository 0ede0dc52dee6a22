import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

const [width, height] = [4000, 3000];
const samples = join(import.meta.dirname, "..", "..", "art");

/**
 * Writes photographs of 12 megapixels into the folder: sample pictures as large as a phone takes them, with the
 * grain of a sensor, so that they weigh and decode like photographs. Answers their paths.
 */
export async function writeLargePhotographs(folder: string, count: number): Promise<string[]> {
  const names = (await readdir(samples)).filter((name) => name.endsWith(".jpg")).sort();
  const noise = { type: "gaussian" as const, mean: 128, sigma: 28 };
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const paths: string[] = [];
  for (let index = 0; index < count; index++) {
    const path = join(folder, `photograph-${index}.jpg`);
    await sharp(join(samples, names[index % names.length] ?? ""))
      .resize(width, height, { fit: "cover" })
      .composite([{ input: grain, blend: "soft-light" }])
      .jpeg({ quality: 90 })
      .toFile(path);
    paths.push(path);
  }
  return paths;
}
