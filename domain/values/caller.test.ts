import { expect, test } from "vitest";
import { mayHaveWhatsapp, readablePhone } from "./caller.ts";

test.each([
  ["+919822012345", "+91 98220 12345", true],
  ["+912025678899", "+91 20 2567 8899", false],
  ["+912382222222", "+91 2382222222", false],
  ["+9118001234567", "+9118001234567", false],
  ["+971501234567", "+971501234567", true],
  ["12345 ask Ganpat", "12345 ask Ganpat", false],
] as const)("%s is shown as %s, and may have WhatsApp: %s [ENQ-6]", (phone, shown, isOffered) => {
  expect(readablePhone(phone)).toBe(shown);
  expect(mayHaveWhatsapp(phone)).toBe(isOffered);
});
