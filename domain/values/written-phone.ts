import { latinDigits, visibleSigns } from "./normalize-text.ts";

/** Each once, in order; `read` answers null for no number. */
export function numbersIn<Number extends string>(
  text: string,
  read: (written: string) => Number | null,
): Number[] {
  const numbers = visiblePhone(text)
    .match(/\(?\+?\d[\d\s()./\p{Pd}]*/gu)
    ?.flatMap((written) => numbersOfRun(written, read));
  return [...new Set(numbers)];
}

function numbersOfRun<Number extends string>(
  run: string,
  read: (written: string) => Number | null,
): Number[] {
  const groups = run.match(/\(?\+?\d+\)?/g) ?? [];
  for (let length = groups.length; length > 0; length--) {
    const number = read(groups.slice(0, length).join(" "));
    if (number !== null) return [number, ...numbersOfRun(groups.slice(length).join(" "), read)];
  }
  return groups.length < 2 ? [] : numbersOfRun(groups.slice(1).join(" "), read);
}

/** Its visible signs, with Latin digits. */
export function visiblePhone(text: string): string {
  return latinDigits(visibleSigns(text)).trim();
}

/** All digits of a field. */
export function digitsIn(text: string): string {
  return visiblePhone(text).replace(/\D/g, "");
}

/** Whether digits are missing for a number in India. */
export function looksIncomplete(text: string): boolean {
  const digits = digitsIn(text);
  return digits.length < 6 || /^[6-9]\d{8}$/.test(digits);
}

/** For `tel:` links, such as `+919822012345`; null for no number. */
export function dialledNumber(text: string): `+${string}` | null {
  return numbersIn(text, dialled)[0] ?? null;
}

/** By length alone, so that sample numbers count. */
function dialled(written: string): `+${string}` | null {
  const digits = written.replace(/\D/g, "").replace(/^910(?=\d{10}$)/, "91");
  if (digits.length < 8 || digits.length > 15) return null;
  if (written.startsWith("+")) return `+${digits}`;
  const national = digits.replace(/^0/, "");
  return national.length === 10 ? `+91${national}` : digits.startsWith("91") ? `+${digits}` : null;
}
