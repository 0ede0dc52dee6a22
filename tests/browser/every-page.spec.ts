import type { Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/pages.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  languages,
  test,
  untilScripted,
  widths,
} from "./fixtures.ts";

/** Looks at a page on a small screen and on a large one. */
async function look(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilScripted(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  }
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

for (const { code, prefix } of languages) {
  test(`every page in ${code} is accessible, asks nobody else and fits small and large screens [SITE-14]`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(360_000);
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const complaints = complaintsOf(page);
    const strangers = requestsElsewhere(page, site.url);
    for (const path of publicPaths()) {
      await test.step(path, () => look(page, site.url + sitePath(code, path)));
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    await page.close();
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
          .filter((block) => block.textContent.trim() !== "" || block.querySelector("img, svg") !== null)
          .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((block) => block.outerHTML.slice(0, 150)),
      );
      expect({ path, unseen }).toEqual({ path, unseen: [] });
    }
  });
});
