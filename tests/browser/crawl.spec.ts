import { business } from "#tests/support/sample-business.ts";
import { type CrawledPage, crawl, statusesOf, test } from "./crawl.ts";
import { expect, languages } from "./fixtures.ts";

test.describe.configure({ mode: "default" });

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

test("the sitemap names pages that are there, each once, and robots.txt names the sitemap [SITE-1, SITE-11]", async ({
  page,
  site,
  crawled: { pages },
}) => {
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(repeated(pages.map(({ url }) => url))).toEqual([]);
  expect(pages.map(({ url }) => url)).toContain(`${site.url}/mr/gallery`);
  const robots = await page.request.get(`${site.url}/robots.txt`);
  expect(await robots.text()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(await robots.text()).toContain("Disallow: /admin");
});

test("every page has one heading, its own words and the language of its address [LANG-1, LANG-5]", async ({
  site,
  crawled: { pages },
}) => {
  for (const { url, headings, robots, title, description, lang } of pages) {
    expect({ url, headings: headings.length, robots }).toEqual({ url, headings: 1, robots: "" });
    expect(title, url).not.toBe("");
    expect(description, url).not.toBe("");
    const path = url.slice(site.url.length);
    const expected = languages.find(({ prefix }) => prefix !== "" && `${path}/`.startsWith(`${prefix}/`));
    expect({ url, lang }).toEqual({ url, lang: expected?.code ?? "en" });
  }
  const unlike = pages.filter(({ url }) => !url.includes("/gallery/"));
  for (const { code } of languages) {
    const inLanguage = unlike.filter(({ lang }) => lang === code);
    expect(repeated(inLanguage.map(({ title }) => title))).toEqual([]);
    expect(repeated(inLanguage.map(({ description }) => description))).toEqual([]);
  }
});

test("every page names itself as canonical, and every alternate answers back", async ({
  crawled: { pages, entries },
}) => {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  for (const { url, canonical, alternates, lang } of pages) {
    expect(canonical).toBe(url);
    expect(Object.keys(alternates)).toEqual(["en", "hi", "mr", "x-default"]);
    expect(alternates[lang]).toBe(url);
    expect(alternates["x-default"]).toBe(alternates.en);
    for (const other of Object.values(alternates)) expect(byUrl.get(other)?.alternates).toEqual(alternates);
    expect(entries.find((entry) => entry.url === url)?.alternates).toEqual(alternates);
  }
});

/** Links to one page that ask for the same with other words, such as one for the price of each project. */
function kindOf(link: string): string {
  const { pathname, searchParams } = new URL(link);
  return [pathname, ...searchParams.keys()].join(" ");
}

test("every link of every page leads somewhere [SITE-13]", async ({ site, crawled: { pages } }) => {
  const statuses = await statusesOf(
    [
      ...Map.groupBy(
        pages.flatMap(({ links }) => links),
        kindOf,
      ).values(),
    ].flatMap(([first = ""]) => first),
  );
  const dead = [...statuses.keys()].filter((link) => ![200, 301].includes(statuses.get(link) ?? 0));
  const where = dead.map((link) => ({
    link: link.slice(site.url.length),
    status: statuses.get(link),
    on: pages.filter(({ links }) => links.includes(link)).map(({ url }) => url.slice(site.url.length)),
  }));
  expect(where).toEqual([]);
  expect(pages.filter(({ brokenAnchors }) => brokenAnchors.length > 0).map(({ url }) => url)).toEqual([]);
});

test("a shared link shows the page's words and a picture of its own [SEO-4]", async ({
  crawled: { pages },
}) => {
  for (const { url, title, description, lang, openGraph } of pages) {
    expect(openGraph).toMatchObject({
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:locale": `${lang}_IN`,
      "og:site_name": lang === "en" ? "Rathkar" : "रथकार",
    });
    const picture = new URL(openGraph["og:image"] ?? "");
    // The page to paint a truck shares the truck.
    if (picture.pathname !== "/paint/picture.jpeg")
      expect(picture.searchParams.get("page")).toBe(new URL(url).pathname);
  }
});

test("every picture of the sitemap is there [SEO-3]", async ({ crawled: { entries } }) => {
  const pictures = [...new Set(entries.flatMap((entry) => entry.pictures))];
  expect(pictures.some((picture) => picture.includes("/gallery-images/"))).toBe(true);
  const statuses = await statusesOf(pictures);
  expect(pictures.filter((picture) => statuses.get(picture) !== 200)).toEqual([]);
});

test("the content of every page is in its place before any script runs", async ({ crawled: { pages } }) => {
  const hidden = pages.filter(({ hiddenContent }) => hiddenContent.length > 0);
  expect(hidden.map(({ url, hiddenContent }) => ({ url, hiddenContent }))).toEqual([]);
});

test("what does not exist says so and stays out of search engines [SITE-11, SRV-17, SRV-18, ERR-1]", async ({
  page,
  site,
}) => {
  const missing = await crawl(
    page,
    languages.flatMap(({ prefix }) =>
      ["/nowhere", "/services/nowhere", "/services/body-building/nowhere", "/gallery/nowhere"].map(
        (path) => site.url + prefix + path,
      ),
    ),
  );
  for (const { url, status, robots, canonical, structuredData, headings } of missing) {
    const facts = { status, robots, canonical, structuredData, headings: headings.length };
    expect({ url, ...facts }).toEqual({
      url,
      status: 404,
      robots: "noindex",
      canonical: "",
      structuredData: [],
      headings: 1,
    });
  }
});

test("a filtered gallery is the gallery to a search engine", async ({ page, site }) => {
  const [filtered] = await crawl(page, [`${site.url}/hi/gallery?work=painting&vehicle=Tata+Ace`]);
  expect(filtered?.canonical).toBe(`${site.url}/hi/gallery`);
  const project = filtered?.links.find((link) => link.includes("/hi/gallery/")) ?? "";
  expect(project).toContain("?work=painting&vehicle=Tata+Ace");
  const [reached] = await crawl(page, [project]);
  expect(reached?.canonical).toBe(project.split("?")[0]);
});

type Thing = Record<string, unknown>;

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
    const language = page.lang === "hi" || page.lang === "mr" ? page.lang : "en";
    expect(services).toMatchObject({
      name: business.name[language],
      telephone: business.phones[0].dialled,
      address: {
        "@type": "PostalAddress",
        streetAddress: business.address[language].street,
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
