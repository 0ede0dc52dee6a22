import { randomInt } from "node:crypto";

const count = 10;
/** None is taken for another when it is read from paper. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const length = 12;

/** Ten of 59 bits each, as `abcd-efgh-jkmn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () =>
    grouped(Array.from({ length }, () => letters[randomInt(letters.length)]).join("")),
  );
}

/** A code as it is compared: from paper it comes with capitals, spaces and other dashes. */
export function recoveryCodeOf(typed: string): string {
  return grouped(typed.toLowerCase().replace(/[^a-z0-9]/g, ""));
}

function grouped(code: string): string {
  return code.match(/.{1,4}/g)?.join("-") ?? "";
}
