import sharp from "sharp";
import { expect, test } from "vitest";
import {
  beforeSegment,
  oddPhotograph,
  oddPhotographs,
  plainPicture,
} from "#tests/support/odd-photographs.ts";
import { uploadedFile } from "#tests/support/photographs.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { judgeFile } from "./judged-file.ts";
import { createPictureEncoder } from "./picture-encoder.ts";

async function take(bytes: Uint8Array) {
  await using folder = await temporaryFolder();
  const path = await uploadedFile(folder.path, "upload", bytes);
  return await createPictureEncoder({ bytes: 25 * 1024 * 1024, pixels: 50_000_000 }, 1920).encode(path);
}

async function averageOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

test.each(Object.entries(oddPhotographs))(
  "%s is taken as browsers show it [PIC-3]",
  async (_, { make, average, ...size }) => {
    const file = await make();
    expect(judgeFile(file)).toMatchObject({ ok: true });
    const taken = await take(file);
    if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
    expect(taken.value).toMatchObject(size);
    const seen = await averageOf(taken.value.bytes);
    for (const [channel, value] of average.entries()) {
      expect(Math.abs((seen[channel] ?? -99) - value), `${seen}`).toBeLessThan(2);
    }
  },
);

const sequential = () => plainPicture().jpeg({ progressive: false }).toBuffer();

function withDamagedScan(file: Buffer): Buffer {
  return file.fill(Buffer.from([0xff, 0x00]), file.length - 2000, file.length - 1600);
}

test("damage inside the scan of a JPEG is found behind whatever its header is like [PIC-3]", async () => {
  const stray = beforeSegment(await sequential(), 0xc0, Buffer.from([0x00, 0x13]));
  const oddScanHeader = await sequential();
  const scan = oddScanHeader.indexOf(Buffer.from([0xff, 0xda]));
  oddScanHeader[scan + 2 + oddScanHeader.readUInt16BE(scan + 2) - 2] = 0;
  const laterJfif = Buffer.from("ffe000104a46494600020100000100010000", "hex");
  const unknownColours = await plainPicture().toColourspace("cmyk").jpeg().toBuffer();
  unknownColours[unknownColours.indexOf("Adobe") + 11] = 7;
  for (const file of [
    stray,
    oddScanHeader,
    beforeSegment(await sequential(), 0xdb, laterJfif),
    unknownColours,
  ]) {
    expect(await take(file)).toMatchObject({ ok: true });
    expect(await take(withDamagedScan(file))).toMatchObject({ refusal: { kind: "damaged" } });
  }
});

async function withFrame(marker: number, bits: number): Promise<Buffer> {
  const file = await sequential();
  const at = file.indexOf(Buffer.from([0xff, 0xc0]));
  file[at + 1] = marker;
  file[at + 4] = bits;
  return file;
}

async function film(): Promise<Buffer> {
  const file = await oddPhotograph("animated.avif").make();
  file.write("free", file.indexOf("meta"));
  return file;
}

test.each([
  ["lossless JPEG", () => withFrame(0xc3, 8)],
  ["lossless JPEG", () => withFrame(0xc3, 16)],
  ["hierarchical JPEG", () => withFrame(0xc5, 8)],
  ["12-bit JPEG", () => withFrame(0xc1, 12)],
  ["JPEG-LS", () => withFrame(0xf7, 8)],
  ["animated AVIF", film],
])("%s that nobody can show is called so, never damaged [PIC-3, UPL-30]", async (found, make) => {
  const refusal = { ok: false, refusal: { kind: "unreadable kind", found } };
  expect(judgeFile(await make())).toEqual(refusal);
  expect(await take(await make())).toEqual(refusal);
});
