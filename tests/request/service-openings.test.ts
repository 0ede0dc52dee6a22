import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { type Language, languages } from "#content/languages.ts";
import { loads } from "#content/loads.ts";
import { bodyTypeSlugs } from "#content/services.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { firstPainting, paintNames } from "#domain/paint/painting.ts";
import { linksOf, within, wordsOf } from "#tests/support/html.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function mainOf({ app }: TestSite, code: Language, path: string): Promise<string> {
  return within(await (await app.request(sitePath(code, path))).text(), "main");
}

test.each(languages)("what is carried leads to a body or a tray in $name [SRV-25]", async ({ code }) => {
  const { servicesList } = textsOf(code);
  for (const path of ["/services", "/services/body-building"]) {
    const main = await mainOf(site, code, path);
    const links = linksOf(main.slice(main.indexOf("data-loads")));
    for (const carried of loads) {
      const to = "body" in carried ? `body-building/${carried.body}` : "oem-body-seller";
      expect(links).toContainEqual({
        href: sitePath(code, `/services/${to}`),
        words: expect.stringContaining(wordsOf(servicesList.loads.names[carried.load])),
      });
    }
  }
});

test("each service opens on what proves it [SRV-26]", async () => {
  const openingOf = async (slug: string) => {
    const main = await mainOf(site, "en", `/services/${slug}`);
    return main.slice(main.indexOf("Overview"), main.indexOf("Features</h2>"));
  };
  for (const slug of ["denting", "modification", "restoration"])
    expect(await openingOf(slug)).toContain('type="range"');
  const colours = linksOf(await openingOf("painting")).map(({ href }) => href);
  expect(colours).toEqual(
    paintNames.map((name) => (name === firstPainting.cab ? "/paint" : `/paint?cab=${name}`)),
  );
  const trays = await openingOf("oem-body-seller");
  for (const category of textsOf("en").home.trays.categories)
    expect(wordsOf(trays)).toContain(wordsOf(category));
  expect(trays.match(/<svg/g)?.length).toBeGreaterThanOrEqual(8);
  expect(await openingOf("body-building")).toContain("data-loads");
  expect(wordsOf(await openingOf("custom-projects"))).toContain("The road decides the chariot");
});

test("a body that can be painted leads to itself on the paint page [SRV-27]", async () => {
  const expected = new Map([
    ["angel-patti-bhatta", "/hi/paint?body=patti-square"],
    ["angel-patti-round", "/hi/paint?body=patti-round"],
    ["open-half-body", "/hi/paint"],
    ["container-body", "/hi/paint?body=container"],
    ["food-van", "/hi/paint?body=food-van"],
    ["platform-body", "/hi/paint?body=platform"],
  ]);
  const words = wordsOf(textsOf("hi").servicePanels.paintBody);
  for (const slug of bodyTypeSlugs) {
    const main = await mainOf(site, "hi", `/services/body-building/${slug}`);
    const link = linksOf(main).find((found) => found.words.includes(words));
    expect({ slug, to: link?.href }).toEqual({ slug, to: expected.get(slug) });
  }
});

test("a price of the owner stands in the hero and wherever the body is offered, others have none [SRV-28]", async () => {
  await using shop = await openTestSite();
  const values = { "container-body.from": "85000", "container-body.to": "120000" };
  const saved = await shop.services.facts.save({ section: "prices", version: 0, values, changedBy: "owner" });
  expect(saved.ok).toBe(true);
  const price = wordsOf("From ₹85,000");
  const body = await mainOf(shop, "en", "/services/body-building/container-body");
  expect(wordsOf(body.slice(0, body.indexOf("Back to Services")))).toContain(price);
  for (const path of ["/services", "/services/body-building", "/services/body-building/food-van"]) {
    const offers = linksOf(await mainOf(shop, "en", path)).filter(({ words }) => words.includes("₹"));
    expect(offers).toEqual([
      { href: "/services/body-building/container-body", words: expect.stringContaining(price) },
    ]);
  }
});
