import { accepted, type Result, refused } from "#platform/result.ts";
import { latinDigits } from "./normalize-text.ts";

export const mostRupees = 999_999_999;

/** In UTF-16 units. */
export const longestRupees = 30;

export type RupeesRefusal = "unreadable" | "too-much";

const units: Readonly<Record<string, number>> = {
  ...{ lakh: 100_000, lakhs: 100_000, lac: 100_000, लाख: 100_000 },
  ...{ thousand: 1_000, हजार: 1_000, हज़ार: 1_000 },
};

/** Understands "Rs. 1,25,000/-" and "1.25 lakh"; whole rupees or null. */
export function readRupees(typed: string): Result<number | null, RupeesRefusal> {
  const text = latinDigits(typed.slice(0, longestRupees + 1))
    .normalize("NFC")
    .toLowerCase()
    .trim();
  if (text === "") return accepted(null);
  if (text.length > longestRupees) return refused("unreadable");
  const [, amount = "", unit = ""] =
    /^(?:₹|rs\.?|रु\.?|inr)?\s*(\d[\d,\s]*(?:\.\d{1,5})?)\s*([\p{L}\p{M}]*)\s*(?:\/-|\/=)?$/u.exec(text) ?? [];
  const times = unit === "" ? 1 : units[unit.normalize("NFC")];
  if (amount === "" || times === undefined) return refused("unreadable");
  const rupees = Math.round(Number(amount.replace(/[,\s]/g, "")) * times * 100) / 100;
  if (!Number.isInteger(rupees)) return refused("unreadable");
  return rupees > mostRupees ? refused("too-much") : accepted(rupees);
}
