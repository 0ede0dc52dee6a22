import pLimit from "p-limit";
import sharp from "sharp";
import { pictureFormats, usefulWidths } from "#domain/gallery/pictures/picture-facts.ts";
import { storedLongestSide } from "#domain/gallery/uploads/upload-rules.ts";
import { encodeSize } from "#platform/images/encoded-sizes.ts";
import { storedJpeg } from "#platform/images/photograph.ts";

/** As the server encodes: two pictures, one thread each. */
const atATime = 2;

/**
 * What sharp needs for a photograph without a server around it, in milliseconds: the upright original, the picture
 * made of it, and every size in every format.
 */
export async function encodeWithSharpAlone(photographs: readonly string[]): Promise<number> {
  sharp.cache(false);
  sharp.concurrency(1);
  const queue = pLimit(atATime);
  const begun = performance.now();
  const stored = await Promise.all(
    photographs.map((path) =>
      queue(async () => {
        const original = await sharp(path).autoOrient().jpeg({ quality: 90 }).toBuffer();
        return sharp(original)
          .resize({ width: storedLongestSide, height: storedLongestSide, fit: "inside" })
          .jpeg(storedJpeg)
          .toBuffer({ resolveWithObject: true });
      }),
    ),
  );
  const sizes = stored.flatMap(({ data, info }) =>
    usefulWidths(info.width).flatMap((width) => pictureFormats.map((format) => ({ data, width, format }))),
  );
  await Promise.all(sizes.map(({ data, width, format }) => queue(() => encodeSize(data, width, format))));
  return (performance.now() - begun) / photographs.length;
}
