import type { Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/pages.ts";
import type { Language } from "#content/languages.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  test,
  untilScripted,
} from "./fixtures.ts";
import { pageOfEachLayout } from "./layouts.ts";

const isTurnOf = (language: "hi" | "mr") => (_: string, index: number) =>
  index % 2 === (language === "hi" ? 0 : 1);
const pagesOfTurn = (language: "hi" | "mr") =>
  publicPaths().filter((path, index) => pageOfEachLayout.includes(path) || isTurnOf(language)(path, index));

/**
 * Every page in English; in Hindi and Marathi a page of each layout, and by turns the others. Axe looks at every page on
 * a phone, and at a page of each layout on a desktop. Languages differ only in their words, and so do the services.
 */
const looks: { code: Language; paths: string[]; phone: string[]; desktop: string[] }[] = [
  { code: "en", paths: publicPaths(), phone: publicPaths(), desktop: [] },
  { code: "hi", paths: pagesOfTurn("hi"), phone: [], desktop: pageOfEachLayout.filter(isTurnOf("hi")) },
  { code: "mr", paths: pagesOfTurn("mr"), phone: [], desktop: pageOfEachLayout.filter(isTurnOf("mr")) },
];

async function look(page: Page, url: string, axe: { phone: boolean; desktop: boolean }): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(url);
  await untilScripted(page);
  await expectNoSidewaysScrolling(page);
  if (axe.phone) await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScrolling(page);
  if (axe.desktop) await expectAccessible(page);
}

/** Everything that the page asks of other sites from now on. */
function requestsElsewhere(page: Page, ours: string): readonly string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ours) strangers.push(`${page.url()}: ${request.url()}`);
  });
  return strangers;
}

for (const { code, paths, phone, desktop } of looks) {
  test(`the pages in ${code} are accessible, ask nobody else and fit small and large screens [SITE-14]`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const complaints = complaintsOf(page);
    const strangers = requestsElsewhere(page, site.url);
    for (const path of [...paths, "/contact?service=Denting"]) {
      const axe = { phone: phone.includes(path), desktop: desktop.includes(path) };
      await test.step(path, () => look(page, site.url + sitePath(code, path), axe));
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    await page.close();
  });
}

test("the pages that are not there are accessible", async ({ context, site }) => {
  // The browser itself reports their status on the console.
  const page = await context.newPage();
  for (const path of ["/nowhere", "/services/nowhere", "/services/body-building/nowhere"])
    await look(page, site.url + path, { phone: true, desktop: false });
  await look(page, `${site.url}/mr/nowhere`, { phone: false, desktop: true });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of each layout shows all that it says", async ({ page, site }) => {
    for (const path of pageOfEachLayout) {
      await page.goto(site.url + path);
      const main = page.getByRole("main");
      const unseen = await main.evaluate((element) =>
        [...element.querySelectorAll("h1, h2, h3, p, li")]
          // Words in closed details open without a script; controls that need one are not there.
          .filter(
            (block) => !block.closest("details:not([open]), noscript") && !block.querySelector("button"),
          )
          .filter((block) => block.textContent.trim() !== "" || block.querySelector("img, svg") !== null)
          .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((block) => block.outerHTML.slice(0, 150)),
      );
      expect({ path, unseen }).toEqual({ path, unseen: [] });
    }
  });
});
