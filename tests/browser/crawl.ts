import type { Browser, Page } from "@playwright/test";
import { test as base, ownNetwork } from "./fixtures.ts";

export interface CrawledPage {
  url: string;
  status: number;
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  alternates: Record<string, string>;
  openGraph: Record<string, string>;
  headings: string[];
  links: string[];
  brokenAnchors: string[];
  structuredData: string[];
  /** Content that only a script would bring to sight or into its place. */
  hiddenContent: string[];
}

export interface SitemapEntry {
  url: string;
  alternates: Record<string, string>;
  pictures: string[];
}

interface Crawl {
  entries: SitemapEntry[];
  pages: CrawledPage[];
}

interface CrawlFixtures {
  crawled: Crawl;
}

const crawls = new Map<string, Promise<Crawl>>();

export const test = base.extend<CrawlFixtures>({
  crawled: async ({ browser, site }, use) => {
    const crawling = crawls.get(site.url) ?? crawlAll(browser, site.url);
    crawls.set(site.url, crawling);
    await use(await crawling);
  },
});

async function crawlAll(browser: Browser, siteUrl: string): Promise<Crawl> {
  const page = await browser.newPage();
  const entries = await readSitemap(page, siteUrl);
  const pages = await crawl(
    page,
    entries.map(({ url }) => url),
  );
  await page.close();
  return { entries, pages };
}

/** As a visitor from another network than all before: each has only so many pages made for it. */
function visit(url: string): Promise<Response> {
  return fetch(url, { redirect: "manual", headers: ownNetwork() });
}

async function readSitemap(page: Page, siteUrl: string): Promise<SitemapEntry[]> {
  const [index] = await page.evaluate(readSitemaps, [await textAt(`${siteUrl}/sitemap.xml`)]);
  const parts = await page.evaluate(readSitemaps, await Promise.all((index?.parts ?? []).map(textAt)));
  return parts.flatMap(({ entries }) => entries);
}

async function textAt(url: string): Promise<string> {
  const answer = await visit(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return answer.text();
}

/** Runs in the browser, so it stands on its own. */
function readSitemaps(texts: string[]): { parts: string[]; entries: SitemapEntry[] }[] {
  const wordsIn = (parent: Element | Document, name: string) =>
    [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? "");
  return texts.map((text) => {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    const fault = xml.querySelector("parsererror");
    if (fault !== null) throw new Error(`A sitemap cannot be read: ${fault.textContent}`);
    const entries = [...xml.getElementsByTagName("url")].map((entry) => ({
      url: wordsIn(entry, "loc")[0] ?? "",
      alternates: Object.fromEntries(
        [...entry.getElementsByTagName("xhtml:link")].map((link) => [
          link.getAttribute("hreflang") ?? "",
          link.getAttribute("href") ?? "",
        ]),
      ),
      pictures: wordsIn(entry, "image:loc"),
    }));
    return { parts: wordsIn(xml, "loc"), entries };
  });
}

export async function crawl(page: Page, urls: readonly string[]): Promise<CrawledPage[]> {
  const answers: Answer[] = [];
  for (const url of urls) {
    const answer = await visit(url);
    answers.push({ url, status: answer.status, html: await answer.text() });
  }
  return page.evaluate(readPages, answers);
}

export async function statusesOf(urls: readonly string[]): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  for (const url of urls) {
    const answer = await visit(url);
    await answer.arrayBuffer();
    statuses.set(url, answer.status);
  }
  return statuses;
}

interface Answer {
  url: string;
  status: number;
  html: string;
}

function readPages(answers: Answer[]): CrawledPage[] {
  return answers.map(({ url, status, html }) => {
    const page = new DOMParser().parseFromString(html, "text/html");
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
      status,
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
            .filter(({ origin }) => origin === new URL(url).origin)
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
  });
}
