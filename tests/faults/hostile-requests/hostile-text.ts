import fc from "fast-check";
import { anyText } from "../../support/any-text.ts";

export function oneOfWords(text: string): fc.Arbitrary<string> {
  return fc.constantFrom(...text.trim().split(/\s+/));
}

const units = oneOfWords(
  "x ढ 🚚 < & ' % = , ; [ ( \" (a \\ a@ 9 - \u0301\u0323 \u0f73 \ufdfa \u0958 \u200d \u202e https://a.example",
);
const lengths = fc.constantFrom(2, 79, 80, 81, 100, 255, 2_000, 5_000, 5_001, 20_000, 60_000);
const repeated = fc
  .tuple(fc.oneof(units, fc.constantFrom(" ", "\n")), lengths)
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)));

export const hostileText = fc.oneof(
  { arbitrary: anyText({ maxLength: 40 }), weight: 2 },
  { arbitrary: repeated, weight: 2 },
  {
    arbitrary: oneOfWords(`
      0 null true NaN 1e309 -0 {} {{7*7}} constructor __proto__ toString ../../etc/passwd <script>alert(1)</script>
      owner@example.com 9822012345 ९८२२०१२३४५ quote Denting डेंटिंग 2026-11-21 6f1c0d52-3d3a-4f6a-9d1b-2d8f0b6f9f10
    `),
    weight: 3,
  },
  {
    arbitrary: fc.constantFrom(
      ...["", "\0", "\ud800", "\u202e\u0007", "a\r\nSet-Cookie: a=b", "=cmd|' /C calc'!A0"],
      "'; drop table enquiries; --",
    ),
    weight: 1,
  },
);

/** As it may stand in an address; a lone surrogate becomes bytes that are no UTF-8. */
export function urlEscaped(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ED%A0%80${encodeURIComponent(text.toWellFormed())}`;
}
