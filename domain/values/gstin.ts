import { latinDigits } from "./normalize-text.ts";

const signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** Checks form and check digit; null for no number. */
export function readGstin(text: string): string | null {
  const gstin = latinDigits(text).toUpperCase().replace(/[\s-]/g, "");
  return form.test(gstin) && gstin.at(-1) === checkDigitOf(gstin.slice(0, -1)) ? gstin : null;
}

/** Luhn's algorithm. */
function checkDigitOf(body: string): string | undefined {
  const sum = [...body].reduce((total, sign, place) => {
    const product = signs.indexOf(sign) * (1 + (place % 2));
    return total + Math.floor(product / signs.length) + (product % signs.length);
  }, 0);
  return signs[(signs.length - (sum % signs.length)) % signs.length];
}
