import type { BrowserContext } from "@playwright/test";
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

/** Looks at a page as a newcomer sees it, on a small screen and on a large one. */
async function visit(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== new URL(url).origin) strangers.push(request.url());
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if (page.url() !== url) {
      await page.goto(url);
      await untilScripted(page);
    }
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
  expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
  await page.close();
}

for (const { code, prefix } of languages) {
  test(`every page in ${code} is accessible, asks nobody else and fits small and large screens`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(360_000);
    const context = await browser.newContext({ reducedMotion: "reduce" });
    for (const path of publicPaths()) {
      await test.step(path, () => visit(context, site.url + sitePath(code, path)));
    }
    await context.close();
  });

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
