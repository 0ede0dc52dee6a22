import type { Browser } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/public-paths.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  languages,
  test,
  untilScripted,
  widths,
} from "./site-test.ts";

/** Looks at a page as somebody who comes to the site for the first time, with nothing in his browser's memory. */
async function visit(browser: Browser, url: string, width: number): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(url).origin) strangers.push(request.url());
  });
  await page.goto(url);
  await untilScripted(page);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  await context.close();
}

for (const { code, prefix } of languages) {
  for (const width of widths) {
    test(`every page in ${code} is accessible, asks nobody else and fits a screen of ${width} pixels`, async ({
      browser,
      site,
    }) => {
      test.setTimeout(360_000);
      for (const path of publicPaths()) {
        await test.step(path, () => visit(browser, site.url + sitePath(code, path), width));
      }
    });
  }

  test(`the page that is not there is accessible in ${code}`, async ({ context, site }) => {
    const page = await context.newPage();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/nowhere", "/services/nowhere", "/services/body-building/nowhere"]) {
        await page.goto(site.url + prefix + path);
        await expectAccessible(page);
        await expectNoSidewaysScrolling(page);
      }
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows all that it says", async ({ page, site }) => {
    for (const path of publicPaths()) {
      await page.goto(site.url + path);
      const main = page.getByRole("main");
      const unseen = await main.evaluate((element) =>
        [...element.querySelectorAll("h1, h2, h3, p, li")]
          // Words in closed details open without a script; controls that need one are not there.
          .filter(
            (block) => !block.closest("details:not([open]), noscript") && !block.querySelector("button"),
          )
          .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((block) => block.outerHTML.slice(0, 150)),
      );
      expect({ path, unseen }).toEqual({ path, unseen: [] });
    }
  });
});
