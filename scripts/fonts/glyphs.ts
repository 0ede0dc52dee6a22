import { Blob, Face, Font, type GlyphInfo, Buffer as ShapingBuffer, shape } from "harfbuzzjs";

/** A TrueType font to shape words with. */
export function openFont(bytes: Uint8Array): Font {
  return new Font(new Face(new Blob(bytes)));
}

/** The glyphs that write the text in that language, in the order they are drawn; `codepoint` is the glyph's number. */
export function shapeText(font: Font, text: string, language: string): GlyphInfo[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setLanguage(language);
  shape(font, buffer);
  return buffer.getGlyphInfos();
}
