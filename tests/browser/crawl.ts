import type { Page } from "@playwright/test";
import { test as base, ownNetwork } from "./fixtures.ts";

/** What a crawler reads in the HTML of one page, before any script. All addresses are absolute. */
export interface CrawledPage {
  url: string;
  status: number;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  /** Contents by Open Graph property; the last one where there are several. */
  openGraph: Record<string, string>;
  headings: string[];
  /** Links to this site, without the part after #. */
  links: string[];
  /** Links into the page itself that lead nowhere. */
  brokenAnchors: string[];
  structuredData: string[];
  /** Content that only a script would bring to sight or into its place. */
  hiddenContent: string[];
}

/** What a sitemap says of one address. */
export interface SitemapEntry {
  url: string;
  alternates: Record<string, string>;
  pictures: string[];
}

interface CrawlFixtures {
  /** All of a site that its sitemap names, as a crawler finds it. */
  crawled: { entries: SitemapEntry[]; pages: CrawledPage[] };
}

/** One crawl for all tests of a worker. */
export const test = base.extend<object, CrawlFixtures>({
  crawled: [
    async ({ browser, site }, use) => {
      const page = await browser.newPage();
      const entries = await readSitemap(page, site.url);
      const pages = await crawl(
        page,
        entries.map(({ url }) => url),
      );
      await page.close();
      await use({ entries, pages });
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Reads the sitemap in the browser, which refuses XML that is not well formed. */
async function readSitemap(page: Page, siteUrl: string): Promise<SitemapEntry[]> {
  await page.goto(`${siteUrl}/terms`);
  return page.evaluate(async (index) => {
    const read = async (url: string) => {
      const answer = await fetch(url);
      const xml = new DOMParser().parseFromString(await answer.text(), "application/xml");
      const fault = xml.querySelector("parsererror");
      if (!answer.ok || fault !== null) throw new Error(`${url} cannot be read: ${fault?.textContent}`);
      return xml;
    };
    const text = (parent: Element | Document, name: string) =>
      [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? "");
    const parts = await Promise.all(text(await read(index), "loc").map(read));
    return parts
      .flatMap((xml) => [...xml.getElementsByTagName("url")])
      .map((entry) => ({
        url: text(entry, "loc")[0] ?? "",
        alternates: Object.fromEntries(
          [...entry.getElementsByTagName("xhtml:link")].map((link) => [
            link.getAttribute("hreflang") ?? "",
            link.getAttribute("href") ?? "",
          ]),
        ),
        pictures: text(entry, "image:loc"),
      }));
  }, `${siteUrl}/sitemap.xml`);
}

/** Lets each request come from another network. */
async function comeFromEverywhere(page: Page): Promise<void> {
  await page.route("**", (route) =>
    route.continue({ headers: { ...route.request().headers(), ...ownNetwork() } }),
  );
}

/** Fetches pages as many visitors do. `page` must be on the site already. */
export async function crawl(page: Page, urls: readonly string[]): Promise<CrawledPage[]> {
  const crawled: CrawledPage[] = [];
  await comeFromEverywhere(page);
  for (const url of urls) crawled.push(await page.evaluate(readPage, url));
  return crawled;
}

/** Statuses of addresses, redirects not followed (0 is a redirect). `page` must be on the site already. */
export async function statusesOf(page: Page, urls: readonly string[]): Promise<Record<string, number>> {
  await comeFromEverywhere(page);
  return page.evaluate(async (asked) => {
    const statuses: Record<string, number> = {};
    for (const url of asked) statuses[url] = (await fetch(url, { redirect: "manual" })).status;
    return statuses;
  }, urls);
}

/** Runs in the browser, so it stands on its own. */
async function readPage(url: string): Promise<CrawledPage> {
  const answer = await fetch(url, { redirect: "manual" });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const attributes = (selector: string, name: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  const content = (selector: string) => attributes(selector, "content")[0] ?? "";
  const pairs = (selector: string, key: string, value: string) =>
    Object.fromEntries(
      [...page.querySelectorAll(selector)].map((element) => [
        element.getAttribute(key) ?? "",
        element.getAttribute(value) ?? "",
      ]),
    );
  const hrefs = attributes("a[href]", "href");
  return {
    url,
    status: answer.status,
    lang: page.documentElement.lang,
    title: page.title,
    description: content('meta[name="description"]'),
    robots: content('meta[name="robots"]'),
    canonical: attributes('link[rel="canonical"]', "href").join(" "),
    alternates: pairs('link[rel="alternate"][hreflang]', "hreflang", "href"),
    openGraph: pairs('meta[property^="og:"]', "property", "content"),
    headings: [...page.querySelectorAll("h1")].map((heading) => heading.textContent ?? ""),
    links: [
      ...new Set(
        hrefs
          .map((href) => new URL(href, url))
          .filter(({ origin }) => origin === location.origin)
          .map(({ origin, pathname, search }) => origin + pathname + search),
      ),
    ],
    brokenAnchors: hrefs.filter(
      (href) => href.startsWith("#") && page.getElementById(href.slice(1)) === null,
    ),
    structuredData: [...page.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent ?? "",
    ),
    hiddenContent: [
      ...page.querySelectorAll('main [hidden]:not(dialog *), template[id^="B:"], body > [hidden]'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  };
}
