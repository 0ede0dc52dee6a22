import fc from "fast-check";

const surrogates = { first: 0xd800, last: 0xdfff };
const character = fc
  .oneof(
    fc.integer({ min: 0, max: surrogates.first - 1 }),
    fc.integer({ min: surrogates.last + 1, max: 0x10ffff }),
  )
  .map((point) => String.fromCodePoint(point));

/** Of any characters that Unicode has room for; fast-check's own ("binary") takes each process a second to set up. */
export function anyText(lengths: { minLength?: number; maxLength?: number } = {}): fc.Arbitrary<string> {
  return fc.string({ ...lengths, unit: character });
}
