import { business } from "#tests/support/sample-business.ts";
import { type CrawledPage, test } from "./crawl.ts";
import { expect } from "./fixtures.ts";

// One crawl for all.
test.describe.configure({ mode: "default" });

type Thing = Record<string, unknown>;

/** The things of the one data block that a page has. */
function thingsOf({ url, structuredData }: CrawledPage): Thing[] {
  expect(structuredData, url).toHaveLength(1);
  const graph: { "@context": string; "@graph": Thing[] } = JSON.parse(structuredData[0] ?? "");
  expect(graph["@context"]).toBe("https://schema.org");
  return graph["@graph"];
}

function thingsOfType(page: CrawledPage, type: string): Thing[] {
  return thingsOf(page).filter((thing) => thing["@type"] === type);
}

test("every page says who, where and when: six days, never on the day off [SITE-6, SITE-8]", async ({
  crawled,
}) => {
  for (const page of crawled.pages) {
    const [services, ...others] = thingsOfType(page, "AutoBodyShop");
    expect(others).toEqual([]);
    expect(services).toMatchObject({
      name: business.name.en,
      telephone: business.phones[0].dialled,
      address: {
        "@type": "PostalAddress",
        streetAddress: business.address[page.lang === "hi" || page.lang === "mr" ? page.lang : "en"].street,
        addressCountry: "IN",
      },
      geo: { "@type": "GeoCoordinates", ...business.position },
      sameAs: business.social.map(({ url }) => url),
      openingHoursSpecification: {
        dayOfWeek: ["Sunday", "Monday", "Tuesday", "Wednesday", "Friday", "Saturday"].map(
          (day) => `https://schema.org/${day}`,
        ),
        opens: "09:00",
        closes: "18:00",
      },
    });
    expect(thingsOfType(page, "WebSite")).toHaveLength(1);
  }
});

test("the way down to every page starts at the home page of its language", async ({ crawled, site }) => {
  const urls = crawled.pages.map(({ url }) => url);
  const homes = [site.url, `${site.url}/hi`, `${site.url}/mr`].map((url) => new URL(url).href);
  for (const page of crawled.pages) {
    const lists = thingsOfType(page, "BreadcrumbList");
    if (homes.includes(new URL(page.url).href)) {
      expect(lists).toEqual([]);
      continue;
    }
    expect(lists, page.url).toHaveLength(1);
    const steps = (lists[0]?.itemListElement ?? []) as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(homes).toContain(new URL(steps[0]?.item ?? "").href);
    expect(steps.at(-1)?.item).toBe(page.url);
    for (const { item, name } of steps) {
      expect(urls).toContain(item);
      expect(name).not.toBe("");
    }
  }
});

test("each service and body type is a service of the workshop", async ({ crawled }) => {
  for (const page of crawled.pages) {
    const services = thingsOfType(page, "Service");
    if (!/\/services\/./.test(page.url)) {
      expect(services).toEqual([]);
      continue;
    }
    expect(services, page.url).toHaveLength(1);
    const workshop = thingsOfType(page, "AutoBodyShop")[0]?.["@id"];
    expect(services[0]).toMatchObject({
      name: page.headings[0],
      url: page.url,
      provider: { "@id": workshop },
    });
  }
});

test("each project is a work of the workshop, with its pictures", async ({ crawled }) => {
  const projects = crawled.pages.filter(({ url }) => url.includes("/gallery/"));
  expect(projects).toHaveLength(90);
  for (const page of projects) {
    const [work] = thingsOfType(page, "CreativeWork");
    const workshop = thingsOfType(page, "AutoBodyShop")[0]?.["@id"];
    expect(work).toMatchObject({ url: page.url, creator: { "@id": workshop } });
    expect(page.title).toContain(work?.name);
    const images = (work?.image ?? []) as { contentUrl: string }[];
    const entry = crawled.entries.find(({ url }) => url === page.url);
    expect(images.map(({ contentUrl }) => contentUrl).sort()).toEqual([...(entry?.pictures ?? [])].sort());
  }
});

test("the gallery names its pictures, and they are there", async ({ crawled, page }) => {
  const galleries = crawled.pages.filter(({ url }) => url.endsWith("/gallery"));
  expect(galleries).toHaveLength(3);
  for (const gallery of galleries) {
    const [thing] = thingsOfType(gallery, "ImageGallery");
    const images = (thing?.image ?? []) as { name: string; contentUrl: string }[];
    expect(images.length).toBeGreaterThanOrEqual(24);
    for (const { name } of images) expect(name).not.toBe("");
    const answer = await page.request.get(images[0]?.contentUrl ?? "");
    expect(answer.headers()["content-type"]).toBe("image/jpeg");
  }
});
