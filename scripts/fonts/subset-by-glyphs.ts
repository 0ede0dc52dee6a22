import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const layoutFeatures = 6;
const withoutHintingAndClosure = 0x1 | 0x200;
const writableMemory = 2;

/**
 * Cuts a TrueType font down to these letters and glyphs, with the layout rules that stay among them. subset-font
 * knows letters only, and then keeps every cluster they could ever form. Throws when HarfBuzz refuses.
 */
export async function subsetByGlyphs(
  font: Uint8Array,
  { letters, glyphs }: { letters: string; glyphs: Iterable<number> },
): Promise<Buffer> {
  const { call, memory } = await openSubsetter();
  const at = call("malloc", font.byteLength);
  new Uint8Array(memory.buffer).set(font, at);
  const face = call("hb_face_create", call("hb_blob_create", at, font.byteLength, writableMemory, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  call("hb_subset_input_set_flags", input, withoutHintingAndClosure);
  const features = call("hb_subset_input_set", input, layoutFeatures);
  call("hb_set_clear", features);
  call("hb_set_invert", features);
  const keptLetters = call("hb_subset_input_unicode_set", input);
  for (const letter of letters) call("hb_set_add", keptLetters, letter.codePointAt(0) ?? 0);
  const keptGlyphs = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", keptGlyphs, glyph);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("HarfBuzz could not cut the font down.");
  const blob = call("hb_face_reference_blob", subset);
  const start = call("hb_blob_get_data", blob, 0);
  return Buffer.from(memory.buffer.slice(start, start + call("hb_blob_get_length", blob)));
}

/** An instance of its own for each font: its memory goes with it. */
async function openSubsetter() {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const { exports } = instance;
  const { memory } = exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("HarfBuzz has no memory.");
  const call = (name: string, ...parameters: number[]): number => {
    const member = exports[name];
    if (typeof member !== "function") throw new Error(`HarfBuzz has no ${name}.`);
    return Number(member(...parameters));
  };
  call("_initialize");
  return { call, memory };
}
