import { expect, test } from "vitest";
import { limitersInMemory } from "#platform/rate-limiters.ts";
import { createEnquiryLimits } from "./enquiry-limits.ts";

test("what one is refused is charged to nobody else, in his network or another [SEC-8]", async () => {
  const withinLimits = createEnquiryLimits(limitersInMemory);
  const send = async (address: string, phone: string) =>
    (await withinLimits({ address, phone, formToken: null }, async () => "sent")).ok;
  for (let count = 0; count < 400; count++) await send("198.51.100.1", "98220 12345");
  expect(await send("198.51.100.1", "98220 12345")).toBe(false);
  expect(await send("198.51.100.1", "98220 54321")).toBe(true);
  expect(await send("203.0.113.1", "98220 12345")).toBe(true);
});
