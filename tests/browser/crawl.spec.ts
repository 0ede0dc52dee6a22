import sharp from "sharp";
import { crawl, statusesOf, test } from "./crawl.ts";
import { expect, languages } from "./fixtures.ts";

// One crawl for all.
test.describe.configure({ mode: "default" });

const mostShareBytes = 200_000;

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
  // Two projects may have the same facts.
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

test("every link of every page leads somewhere [SITE-13]", async ({ site, crawled: { pages } }) => {
  const statuses = await statusesOf([...new Set(pages.flatMap(({ links }) => links))]);
  const dead = [...statuses.keys()].filter((link) => ![200, 301].includes(statuses.get(link) ?? 0));
  const where = dead.map((link) => ({
    link: link.slice(site.url.length),
    status: statuses.get(link),
    on: pages.filter(({ links }) => links.includes(link)).map(({ url }) => url.slice(site.url.length)),
  }));
  expect(where).toEqual([]);
  expect(pages.filter(({ brokenAnchors }) => brokenAnchors.length > 0).map(({ url }) => url)).toEqual([]);
});

test("a shared link shows the page's words and a picture that messengers accept [SEO-4]", async ({
  page,
  crawled: { pages },
}) => {
  for (const { url, title, description, lang, openGraph } of pages) {
    expect(openGraph).toMatchObject({
      "og:title": title,
      "og:description": description,
      "og:url": url,
      "og:locale": `${lang}_IN`,
      "og:site_name": "Rathkar",
    });
  }
  for (const picture of new Set(pages.map(({ openGraph }) => openGraph["og:image"] ?? ""))) {
    const answer = await page.request.get(picture);
    const bytes = await answer.body();
    expect(bytes.length, picture).toBeLessThanOrEqual(mostShareBytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
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
