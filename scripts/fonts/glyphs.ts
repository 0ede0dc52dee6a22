import { Blob, Face, Font, type GlyphInfo, Buffer as ShapingBuffer, shape } from "harfbuzzjs";

export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** In drawing order; `codepoint` is the glyph's number. */
export function shapeText(font: Font, text: string, language: string): GlyphInfo[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfos();
}
