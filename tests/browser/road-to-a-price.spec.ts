import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import type { Language } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, expectNoSidewaysScrolling, test } from "./fixtures.ts";

const phone = (page: Page) => page.locator("#quick-price [name=phone]");

const newNumber = () => `98220 ${randomInt(10_000, 100_000)}`;

async function expectNumberOneTapAway(page: Page, code: Language): Promise<void> {
  const { site } = textsOf(code);
  const bar = page.getByRole("navigation", { name: site.quickContact });
  await bar.getByRole("link", { name: site.getQuote }).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScrolling(page);
}

for (const [code, javaScriptEnabled] of [
  ["mr", true],
  ["hi", false],
] as const) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 640 } });

    test(`three taps ask for a price from anywhere, in ${code} [SITE-13, QP-1, PNT-5]`, async ({
      page,
      site,
    }) => {
      const { services, paint, quickPrice } = textsOf(code);
      const open = (path: string) => page.goto(site.url + sitePath(code, path));
      await open("/");
      await expectNumberOneTapAway(page, code);
      await open("/gallery");
      const project = page.locator("#content a[href*='/gallery/']").first();
      await page.goto(site.url + (await project.getAttribute("href")));
      await expectNumberOneTapAway(page, code);
      await open("/services/painting");
      await expectNumberOneTapAway(page, code);
      await expect(page.locator("#quick-price")).toContainText(services.painting.title);
      await open("/paint?cab=rani");
      await expectNumberOneTapAway(page, code);
      await page.keyboard.type(newNumber());
      await page.locator("#quick-price").getByRole("button", { name: quickPrice.send }).click();
      const receipt = page.locator("[data-receipt]");
      await expect(receipt).toContainText(quickPrice.received.title);
      expect((await receipt.getByRole("heading").first().boundingBox())?.width).toBeGreaterThan(240);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(receipt).toContainText(paint.ask.painted);
    });
  });
}
