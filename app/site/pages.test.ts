import { expect, test } from "vitest";
import { declaredQuery, siteAddressAt } from "#app/address-book.ts";
import { publicPaths } from "#tests/support/public-paths.ts";

test("every service and every body type has an address of its own, once [SITE-11, SRV-4, SRV-5]", () => {
  const paths = publicPaths();
  expect(paths).toContain("/services");
  expect(paths.filter((path) => /^\/services\/[^/]+$/.test(path))).toHaveLength(7);
  expect(paths.filter((path) => /^\/services\/body-building\/[^/]+$/.test(path))).toHaveLength(8);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes(":"))).toEqual([]);
});

test.each([
  ["/contact", "?painting=%3Fcab%3Dpeacock&utm_source=x", "?painting=%3Fcab%3Dpeacock"],
  ["/say", "?of=a.b&said", "?of=a.b"],
  ["/about", "?of=a.b", ""],
])("in another language %s knows what it was asked for, and nothing else", (path, search, kept) => {
  expect(declaredQuery(siteAddressAt(path)?.address, search)).toBe(kept);
});
