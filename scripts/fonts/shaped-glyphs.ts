import { Blob, Face, Font, Buffer as ShapeBuffer, shapeWithTrace, TracePhase } from "harfbuzzjs";

/** The languages whose local forms are kept. */
const languages = ["hi", "mr"];

/** Every glyph that shaping these texts passes through: the ones in between count, or no rule would reach the last. */
export function glyphsOfTexts(font: Uint8Array, texts: readonly string[]): Set<number> {
  const face = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const text of texts) {
    for (const language of languages) {
      const buffer = new ShapeBuffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setLanguage(language);
      // Substitution only: positions change no glyph.
      for (const step of shapeWithTrace(face, buffer, [], 0, TracePhase.GPOS)) {
        for (const glyph of step.glyphs ? step.t : []) glyphs.add(idOf(glyph));
      }
    }
  }
  return glyphs;
}

function idOf(glyph: unknown): number {
  const id: unknown = typeof glyph === "object" && glyph !== null ? Reflect.get(glyph, "g") : undefined;
  if (typeof id !== "number") throw new Error("HarfBuzz traces its glyphs in a form nobody here knows.");
  return id;
}
