import type { Page } from "@playwright/test";
import { expect, test, untilScripted } from "./fixtures.ts";

async function followShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push(JSON.stringify(shift));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The style sheet comes last, whatever the line does: faces that the page does not ask for itself never come. */
async function openAfterItsFaces(page: Page, url: string, faces: readonly RegExp[]): Promise<void> {
  const arrived = faces.map(async (face) => (await page.waitForResponse(face)).finished());
  await page.route("**/*.css", async (route) => {
    await Promise.all(arrived);
    await route.continue();
  });
  await page.goto(url, { waitUntil: "load" });
  await page.unroute("**/*.css");
}

/** Hindi has the faces of Marathi. */
for (const language of ["en", "mr"] as const) {
  test(`nothing moves by itself while a page arrives, ${language}`, async ({ page, site }) => {
    const faces = language === "en" ? [/anek-latin/] : [/anek-latin/, /anek-devanagari/];
    const start = language === "en" ? site.url : `${site.url}/${language}`;
    await followShifts(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["", "/gallery", "/services", "/about", "/contact"]) {
        await openAfterItsFaces(page, start + path, faces);
        await untilScripted(page);
        expect(await page.evaluate(() => Reflect.get(window, "shifts")), `${path} at ${width} px`).toEqual(
          [],
        );
      }
    }
  });
}
