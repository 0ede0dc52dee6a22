import type { Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/pages.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("for who prefers dark pages", () => {
  test.use({ colorScheme: "dark", viewport: { width: 360, height: 740 } });

  const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test("every page is dark, and its letters stand out", async ({ page, site }) => {
    await page.goto(`${site.url}/gallery`);
    const project = await page.getByRole("article").first().getByRole("link").getAttribute("href");
    for (const path of [...publicPaths(), project ?? "", "/contact?service=Denting"])
      await test.step(path, async () => {
        await page.goto(site.url + path);
        expect(await groundOf(page)).toBe("rgb(12, 16, 32)");
        await expectAccessible(page, "color-contrast");
      });
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ["/", "/about", "/contact"]) {
      await page.goto(site.url + sitePath("mr", path));
      await expectAccessible(page, "color-contrast");
    }
  });

  test("a printed page is on paper", async ({ page, site }) => {
    await page.goto(site.url);
    await page.emulateMedia({ media: "print" });
    expect(await groundOf(page)).toBe("rgb(255, 255, 255)");
  });
});
