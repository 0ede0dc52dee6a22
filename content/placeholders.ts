import { grouped } from "./grouped-number.ts";

export type PlaceholderValues = Readonly<Record<string, string | number>>;

const unitsBehindOne: readonly (readonly [many: RegExp, one: string])[] = [
  [/^(day|week|month|year|minute|second)s$/, "$1"],
  [/^(वर्ष|मिनिट)े$/, "$1"],
  [/^(आठवड|महिन)े$/, "$1ा"],
  [/^(वर्ष|दिवस|आठवड्य|महिन्य|मिनिट|सेकंद)ांनी$/, "$1ाने"],
  [/^(वर्ष|दिवस|आठवड्य|महिन्य|मिनिट|सेकंद)ां/, "$1ा"],
];

/** A unit behind a 1 is made singular, so that the owner's sentences agree with his numbers. */
export function fillPlaceholders(sentence: string, values: PlaceholderValues): string {
  return sentence.replace(/\{(\w+)\}( [\p{L}\p{M}]+)?/gu, (written, name: string, next = "") => {
    const value = values[name];
    if (value === undefined) return written;
    const said = typeof value === "number" ? grouped(value) : value;
    return said + (said === "1" ? singular(next) : next);
  });
}

function singular(next: string): string {
  const unit = next.slice(1);
  const found = unitsBehindOne.find(([many]) => many.test(unit));
  return found === undefined ? next : ` ${unit.replace(...found)}`;
}
