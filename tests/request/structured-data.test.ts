import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { listsOf } from "#content/lists.server.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { faultsOf, thingsOfPage } from "#tests/support/schema-org.ts";
import { addInWork, addProject } from "#tests/support/site-gallery.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

type Edit = Parameters<TestSite["services"]["facts"]["save"]>[0];

let site: TestSite;
let paths: string[];
beforeAll(async () => {
  site = await openTestSite();
  const id = await addProject(site, "Tata Ace", "painting");
  await addInWork(site, "Bolero Pickup", "denting");
  await say("prices", { "painting.from": "12000", "painting.to": "40000" });
  await say("closures", {
    ...{ "list.0.from": "2099-11-08", "list.0.to": "2099-11-11" },
    ...{ "list.0.notice.en": "Diwali", "list.0.notice.hi": "दिवाली", "list.0.notice.mr": "दिवाळी" },
  });
  paths = [...publicPaths(), `/gallery/${id}`];
});
afterAll(() => site[Symbol.asyncDispose]());

async function say(section: "prices" | "closures", values: Edit["values"]) {
  const saved = await site.services.facts.save({ section, version: 0, values, changedBy: "owner" });
  expect(saved.ok).toBe(true);
}

async function thingsAt(address: string) {
  return thingsOfPage(await (await site.app.request(address)).text());
}

test.each(languages)("what the pages in $name tell search engines is valid [SEO-2]", async ({ code }) => {
  for (const path of paths) {
    const things = await thingsAt(sitePath(code, path));
    expect({ path, faults: await faultsOf(things) }).toEqual({ path, faults: [] });
    expect(things.map((thing) => thing["@type"])).toEqual(
      expect.arrayContaining(["AutoBodyShop", "WebSite", ...(path === "/" ? [] : ["BreadcrumbList"])]),
    );
  }
});

test("a type, a property or a value that is not there would be found [SEO-2]", async () => {
  const [shop] = await thingsAt("/");
  if (shop === undefined) throw new Error("The home page tells nothing.");
  expect(await faultsOf([{ ...shop, "@type": "TruckShop" }])).toHaveLength(1);
  expect(await faultsOf([{ ...shop, wheels: 4 }])).toHaveLength(1);
  expect(await faultsOf([{ ...shop, geo: { "@type": "GeoCoordinates", lat: 19 } }])).toHaveLength(1);
  expect(await faultsOf([{ "@type": "BreadcrumbList", itemListElement: [] }])).not.toEqual([]);
});

test("prices and closed days that the owner has said are among it [SEO-2]", async () => {
  const [shop, , , painting] = await thingsAt("/services/painting");
  expect(painting).toMatchObject({ offers: { priceSpecification: { minPrice: 12000, maxPrice: 40000 } } });
  expect(shop).toMatchObject({ specialOpeningHoursSpecification: [{ validFrom: "2099-11-08" }] });
});

test.each(languages)("questions and answers in $name are told as such [SEO-2]", async ({ code }) => {
  const things = await thingsAt(sitePath(code, "/contact"));
  expect(things.filter((thing) => thing["@type"] === "FAQPage")).toEqual([
    {
      "@type": "FAQPage",
      mainEntity: listsOf(code).faq.map(({ title, text }) => ({
        "@type": "Question",
        name: title,
        acceptedAnswer: { "@type": "Answer", text },
      })),
    },
  ]);
});
