import fc from "fast-check";
import { expect, test } from "vitest";
import { phoneKeys, readPhone, readPhones } from "./read-phones.ts";
import { dialledNumber, looksIncomplete } from "./written-phone.ts";

test.each([
  ["९८२२०\u200d१२३४५"],
  ["\u200c९८२२० १२३४५"],
  ["+91\ufe0d-98220-12345"],
  ["98220\u3164\u00a012345"],
  ["9822012345,"],
  ["tel:+919822012345"],
  ["Mob. 9822012345"],
  ["मो. ९८२२०१२३४५"],
  ["૯૮૨૨૦૧૨૩૪૫"],
  ["೯೮೨೨೦೧೨೩೪೫"],
  ["௯௮௨௨௦௧௨௩௪௫"],
  ["౯౮౨౨౦౧౨౩౪౫"],
  ["৯৮২২০১২৩৪৫"],
  ["੯੮੨੨੦੧੨੩੪੫"],
  ["୯୮୨୨୦୧୨୩୪୫"],
  ["൯൮൨൨൦൧൨൩൪൫"],
  ["۹۸۲۲۰۱۲۳۴۵"],
  ["９８２２０１２３４５"],
  ["＋９１ ９８２２０ １２３４５"],
  ["9822012345"],
  ["09822012345"],
  ["+91 (0)98220-12345"],
  ["0091 98220 12345"],
  ["98.22.01.23.45"],
])("%s is one number, and nothing else was said [ENQ-6]", (text) => {
  expect(readPhone(text)).toEqual({ phone: "+919822012345", typed: null });
  expect(dialledNumber(text)).toBe("+919822012345");
});

test.each([
  ["9876543210 (Ramesh)", ["+919876543210"]],
  ["Ramesh9876543210", ["+919876543210"]],
  ["98220 12345 / 98220 12346", ["+919822012345", "+919822012346"]],
  ["9822012345, 9822012346", ["+919822012345", "+919822012346"]],
  ["9822012345 9822012346", ["+919822012345", "+919822012346"]],
  ["98220 12345 98220 12346", ["+919822012345", "+919822012346"]],
  ["9822012345 किंवा ०२३८२-२२२२२२", ["+919822012345", "+912382222222"]],
  ["+971 50 123 4567 98220 12345", ["+971501234567", "+919822012345"]],
  ["9822012345/46", ["+919822012345"]],
])("every number of %s is read, and what was typed is kept [ENQ-6]", (text, numbers) => {
  expect(readPhones(text)).toEqual(numbers);
  expect(readPhone(text)).toEqual({ phone: numbers[0], typed: text });
});

test.each([
  ["02382 222222", "+912382222222"],
  ["(020) 2553 1234", "+912025531234"],
  ["1800 123 4567", "+9118001234567"],
  ["000 800 040 1234", "+910008000401234"],
  ["+971 50 123 4567", "+971501234567"],
])("%s is read as %s", (text, number) => {
  expect(readPhone(text)).toEqual({ phone: number, typed: null });
});

test.each(["2553 1234", "00000 00000", "call me", "12"])("%s stays as it was typed [ENQ-6]", (text) => {
  expect(readPhone(text)).toEqual({ phone: text, typed: null });
});

test("fields share a number however they are written, also one that nobody can read", () => {
  expect(phoneKeys("Mob. ९८२२०१२३४५")).toEqual(phoneKeys("+91-98220-12345"));
  expect(phoneKeys("2553-1234 (office)")).toEqual(phoneKeys("२५५३ १२३४"));
  expect(phoneKeys("call me")).toEqual([]);
});

test.each([
  ...(["12", "12345", "call me", "98220 1234", "९८२२०१२३४", "+91"] as const).map(
    (text) => [text, true] as const,
  ),
  ...(["9876543210 (Ramesh)", "2553 1234", "255312", "02382 22222", "98220 12345 / 46"] as const).map(
    (text) => [text, false] as const,
  ),
])("whether %s looks incomplete: %s [ENQ-6]", (text, expected) => {
  expect(looksIncomplete(text)).toBe(expected);
});

test("a number of the workshop may be a sample", () => {
  expect(dialledNumber("+91 00000 00000")).toBe("+910000000000");
  expect(dialledNumber("12")).toBeNull();
});

test("whatever is typed is read without an exception, and reading the result changes nothing", () => {
  const signs = fc.constantFrom(..."0123456789+-() /,.aमो९\u200d");
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
      const { phone } = readPhone(text);
      expect(readPhone(phone).phone).toBe(phone);
    }),
  );
});
