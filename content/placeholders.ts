import { grouped } from "./grouped-number.ts";

/** By name, as in {count}. Numbers are grouped; text stays as it is. */
export type PlaceholderValues = Readonly<Record<string, string | number>>;

/** Units as sentences have them behind a number, and behind a one; in Marathi with what is joined to them. */
const unitsBehindOne: readonly (readonly [many: RegExp, one: string])[] = [
  [/^(day|week|month|year|minute|second)s$/, "$1"],
  [/^(वर्ष|मिनिट)े$/, "$1"],
  [/^(आठवड|महिन)े$/, "$1ा"],
  [/^(वर्ष|दिवस|आठवड्य|महिन्य|मिनिट|सेकंद)ांनी$/, "$1ाने"],
  [/^(वर्ष|दिवस|आठवड्य|महिन्य|मिनिट|सेकंद)ां/, "$1ा"],
];

/**
 * The sentence with a value in each placeholder that has one; the others stay. A unit behind a 1 stands in the singular, so
 * that sentences of the owner agree with the owner's numbers, too.
 */
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
