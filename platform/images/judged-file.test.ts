import { expect, test } from "vitest";
import { photographOf, quartersTurnedBy } from "#tests/support/photographs.ts";
import { type FileType, fileTypeOf } from "./file-type.ts";
import { structureOf } from "./judged-file.ts";

const structure = (file: Uint8Array) => structureOf(file, fileTypeOf(file));

const kinds = {
  "a baseline JPEG": () => photographOf(320, 240).jpeg({ progressive: false }).toBuffer(),
  "a progressive JPEG": () => photographOf(320, 240).jpeg({ mozjpeg: true }).toBuffer(),
  "a turned JPEG with metadata": () => quartersTurnedBy(6),
  "a PNG": () => photographOf(320, 240).png().toBuffer(),
  "a WebP": () => photographOf(320, 240).webp().toBuffer(),
  "an AVIF": () => photographOf(320, 240).avif({ effort: 0 }).toBuffer(),
};

const endings: Partial<Record<FileType, number>> = { PNG: 5 };

test.each(Object.entries(kinds))("%s is whole, and cut anywhere it is broken [UPL-30]", async (_, make) => {
  const file = await make();
  expect(structure(file)).toBe("whole");
  for (const part of [0.1, 0.3, 0.6, 0.95]) {
    expect(structure(file.subarray(0, Math.floor(file.length * part))), String(part)).toBe("broken");
  }
  expect(structure(file.subarray(0, -(endings[fileTypeOf(file)] ?? 1)))).toBe("broken");
});

const endOf = (jpeg: Buffer) => jpeg.lastIndexOf(Buffer.from([0xff, 0xd9]));
const scanOf = (jpeg: Buffer) => jpeg.indexOf(Buffer.from([0xff, 0xda]));

test("a JPEG may go on after its end, as cameras append films and depth maps [UPL-30]", async () => {
  const file = await kinds["a baseline JPEG"]();
  expect(structure(Buffer.concat([file, Buffer.from("\xff\xd8 a film", "latin1")]))).toBe("whole");
});

test("a JPEG whose end is only zeros, as a broken copy leaves it, is broken [UPL-30]", async () => {
  const file = await kinds["a baseline JPEG"]();
  file.fill(0, Math.floor(file.length / 2));
  expect(structure(file)).toBe("broken");
});

test("a JPEG with a sector of a failing card is broken or left to the server [UPL-30]", async () => {
  const sound = await photographOf(1600, 1200).jpeg({ progressive: false }).toBuffer();
  const middle = Math.floor((scanOf(sound) + endOf(sound)) / 2);
  expect(structure(Buffer.from(sound).fill(0, middle, middle + 512))).toBe("doubtful");
  const foreign = Buffer.from(sound);
  foreign.write("%PDF-1.7 \xff\x02 of another file", middle, "latin1");
  expect(structure(foreign)).toBe("broken");
});

test("a PNG with one wrong byte in its picture is broken, in a note beside it is not [UPL-30]", async () => {
  const file = await photographOf(320, 240).withMetadata({ density: 300 }).png().toBuffer();
  const wrongAt = (name: string) => {
    const wrong = Buffer.from(file);
    const at = wrong.indexOf(name) + 4;
    wrong[at] = (wrong[at] ?? 0) ^ 1;
    return structure(wrong);
  };
  expect(wrongAt("IDAT")).toBe("broken");
  expect(wrongAt("pHYs")).toBe("whole");
});

test("stray bytes between segments of a JPEG's header leave it whole, between its scans they do not [UPL-30]", async () => {
  const file = await kinds["a progressive JPEG"]();
  const stray = Buffer.from([0x00, 0x13]);
  const putAt = (at: number) => structure(Buffer.concat([file.subarray(0, at), stray, file.subarray(at)]));
  expect(putAt(scanOf(file))).toBe("whole");
  const secondScan = file.indexOf(Buffer.from([0xff, 0xda]), scanOf(file) + 2);
  expect(putAt(secondScan)).toBe("broken");
});

test("what is left behind the picture of a HEIF file is nobody's, and is left to the decoder", async () => {
  const file = await kinds["an AVIF"]();
  expect(structure(Buffer.concat([file, Buffer.from("end")]))).toBe("doubtful");
});

test("a HEIF file whose last box goes on to the end of the file is left to the decoder", async () => {
  const file = await kinds["an AVIF"]();
  const data = file.indexOf("mdat") - 4;
  file.writeUInt32BE(0, data);
  expect(structure(file)).toBe("doubtful");
});

test("what has only a beginning, and what is no photograph, is never called whole", () => {
  for (const bytes of [
    "\xff\xd8\xff",
    "\xff\xd8\xff\xd9\0\0\0\0",
    "\x89PNG\r\n\x1a\n",
    "RIFF",
    "RIFF????WEBP",
    "",
  ]) {
    expect(structure(Buffer.from(bytes, "latin1")), bytes).not.toBe("whole");
  }
});
