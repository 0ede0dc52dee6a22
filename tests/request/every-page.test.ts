import { afterAll, beforeAll, expect, test } from "vitest";
import { sitePath } from "#app/language/paths.ts";
import { type Language, languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { linksOf, within, wordsOf } from "#tests/support/html.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import { business } from "#tests/support/sample-business.ts";
import { openTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site[Symbol.asyncDispose]());

async function read(code: Language, path: string) {
  const response = await site.app.request(sitePath(code, path));
  return { response, html: await response.text() };
}

const hrefsOf = (html: string) => linksOf(html).map(({ href }) => href);

test.each(languages)(
  "every page in $name is inside the same header and footer [SITE-7]",
  async ({ code }) => {
    const home = await read(code, "/");
    for (const path of [...publicPaths(), "/nowhere"]) {
      const { html } = await read(code, path);
      // The selector leads to the page's own address in each language, which all that is not there share.
      const address = path === "/nowhere" ? "/404" : path;
      const own = languages.flatMap(({ code }) => [sitePath(code, address), sitePath(code, "/")]);
      // Its quote button names what the page is about.
      const others = (page: string, element: string) =>
        hrefsOf(within(page, element)).filter((href) => !own.includes(href) && !href.includes("/contact?"));
      for (const element of ["header", "footer"]) {
        expect(others(html, element).length, path).toBeGreaterThan(8);
        expect(others(html, element), path).toEqual(others(home.html, element));
      }
    }
  },
);

test.each(languages)(
  "the header in $name has logo, menu, languages and quote [NAV-1, NAV-8, SITE-13]",
  async ({ code }) => {
    const { html } = await read(code, "/gallery");
    const header = within(html, "header");
    const words = textsOf(code).site;
    const [logo] = linksOf(header);
    expect(logo?.href).toBe(sitePath(code, "/"));
    const menu = linksOf(within(header, "nav")).filter(({ href }) => isTop(code, href));
    expect(menu.map(({ words }) => words)).toEqual([
      words.home,
      words.services,
      words.company,
      words.gallery,
    ]);
    expect(linksOf(header)).toContainEqual({
      href: sitePath(code, "/contact?inquiry=quote"),
      words: words.getQuote,
    });
    for (const { code: other, nativeName } of languages)
      expect(linksOf(header)).toContainEqual({ href: sitePath(other, "/gallery"), words: nativeName });
  },
);

test.each(languages)(
  "the phone number is a plate with a lamp at both ends of every page, and buttons name what it is about in $name [CON-16, SITE-13]",
  async ({ code }) => {
    const words = textsOf(code).site;
    const [{ shown, dialled }] = business.phones;
    const plate = { href: `tel:${dialled}`, words: shown + words.openNow + words.closedNow + words.call };
    const { title } = textsOf(code).bodyTypes["container-body"];
    const { html } = await read(code, "/services/body-building/container-body");
    const quote = `${sitePath(code, "/contact")}?service=${encodeURIComponent(title)}`;
    for (const element of ["header", "aside"]) {
      const links = linksOf(within(html, element));
      expect(links).toContainEqual(plate);
      expect(links.map(({ href }) => href)).toContain(quote);
    }
    const bar = linksOf(html.slice(html.indexOf("</footer>")));
    expect(bar).toContainEqual({ href: `tel:${dialled}`, words: words.call });
    expect(bar.map(({ href }) => href)).toContain(quote);
    const chat = bar.find(({ href }) => href.startsWith("https://wa.me/"));
    expect(new URL(chat?.href ?? "").searchParams.get("text")).toContain(title);
  },
);

const isTop = (code: Language, href: string) =>
  ["/", "/services", "/company", "/gallery"].some((path) => href === sitePath(code, path));

test.each(languages)(
  "the footer in $name leads everywhere and says how to reach the workshop [NAV-9, SITE-8]",
  async ({ code }) => {
    const footer = within((await read(code, "/gallery")).html, "footer");
    const hrefs = hrefsOf(footer);
    for (const path of [
      "/",
      "/services",
      "/gallery",
      "/contact",
      "/services/denting",
      "/privacy-policy",
      "/terms",
    ])
      expect(hrefs).toContain(sitePath(code, path));
    const { phones, email, social, name } = business;
    for (const { dialled } of phones) expect(hrefs).toContain(`tel:${dialled}`);
    expect(hrefs).toContain(`mailto:${email}`);
    for (const { url } of social) expect(hrefs).toContain(url);
    expect(wordsOf(footer)).toContain(`© ${name[code]}`);
    expect(footer).toMatch(/openstreetmap\.org|google\.[a-z.]+\/maps|geo:/);
  },
);

test.each(["hi-IN,hi;q=0.9", "mr"])(
  "a browser that prefers %s reads the address it asked for, without a cookie [LANG-7]",
  async (preferred) => {
    for (const path of ["/", "/services/denting", "/contact"]) {
      const headers = { "Accept-Language": preferred };
      const answer = await site.app.request(path, { headers });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<html lang="en"');
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get("Vary") ?? "").not.toMatch(/language/i);
    }
  },
);

test("pages that only say something ask nothing of the services behind them [SITE-15, SEC-1]", async () => {
  const before = site.asked.length;
  for (const path of publicPaths().filter((path) => path !== "/gallery"))
    expect((await read("mr", path)).response.status).toBe(200);
  expect(site.asked.slice(before)).toEqual([]);
});
