import sharp from "sharp";
import { expect, test } from "vitest";
import { heifHeader, photographOf } from "#tests/support/photographs.ts";
import { fileTypeOf } from "./file-type.ts";

test("tells the accepted kinds by their own bytes [PIC-3]", async () => {
  const picture = photographOf(16, 16);
  expect(fileTypeOf(await picture.clone().jpeg().toBuffer())).toBe("JPEG");
  expect(fileTypeOf(await picture.clone().png().toBuffer())).toBe("PNG");
  expect(fileTypeOf(await picture.clone().webp().toBuffer())).toBe("WebP");
  expect(fileTypeOf(await picture.clone().avif({ effort: 0 }).toBuffer())).toBe("AVIF");
});

test("tells the kinds it can name in a refusal [PIC-3]", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } });
  expect(fileTypeOf(await picture.clone().gif().toBuffer())).toBe("GIF");
  expect(fileTypeOf(await picture.clone().tiff().toBuffer())).toBe("TIFF");
  expect(fileTypeOf(Buffer.from("%PDF-1.7\n"))).toBe("PDF");
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg/>',
  "  \n<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN'>",
])("knows an SVG however it begins: %s", (text) => {
  expect(fileTypeOf(Buffer.from(text))).toBe("SVG");
});

test("tells AVIF and HEIC apart where both share a brand [PIC-3]", () => {
  expect(fileTypeOf(heifHeader("mif1", "avif", "miaf"))).toBe("AVIF");
  expect(fileTypeOf(heifHeader("mif1", "heic"))).toBe("HEIC");
  expect(fileTypeOf(heifHeader("heic", "mif1", "heix"))).toBe("HEIC");
  expect(fileTypeOf(heifHeader("isom", "mp42"))).toBe("unknown");
});

test.each([
  Buffer.alloc(0),
  Buffer.from([0xff]),
  Buffer.from("\0\0\0\x18ftyp", "latin1"),
  Buffer.from("<p>hello</p>"),
  Buffer.from("MZ\x90\0"),
])("does not know %j", (bytes) => {
  expect(fileTypeOf(bytes)).toBe("unknown");
});
