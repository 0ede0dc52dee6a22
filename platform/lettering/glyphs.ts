import {
  Blob,
  Face,
  Font,
  type GlyphInfo,
  type GlyphPosition,
  Buffer as ShapingBuffer,
  shape,
} from "harfbuzzjs";

/** Reads the bytes of a TrueType file. */
export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** In drawing order; `codepoint` is the glyph's number. */
export function shapeText(
  font: Font,
  text: string,
  language: string,
): (GlyphInfo & Partial<GlyphPosition>)[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}
