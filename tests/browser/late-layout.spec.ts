import type { Page } from "@playwright/test";
import { expect, layOutAll, test } from "./site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Parts of the page, and cards, that are not laid out yet. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, footer, .after-first-view")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Where the first heading of the last part of the page stands on the screen. */
const lastHeadingTop = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector("main > :last-child h2")?.getBoundingClientRect().top ?? 0),
  );

for (const path of ["/about", "/services", "/gallery"]) {
  test(`on a phone ${path} is on the screen before the rest of it is laid out`, async ({ page, site }) => {
    // Without a clock that runs, neither the frames nor the idle moments come in which the rest is laid out.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(site.url + path);
    expect(await waiting(page)).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
    const footer = page.locator("footer");
    expect(await footer.evaluate((part) => getComputedStyle(part).contentVisibility)).toBe("hidden");
    await page.clock.resume();
    await expect.poll(() => waiting(page)).toBe(0);
    const asShown = await length(page);
    await layOutAll(page);
    expect(await length(page)).toBe(asShown);
  });
}

for (const path of ["/", "/services", "/gallery", "/about", "/contact", "/services/painting"]) {
  test(`nothing on ${path} moves while the rest of it is laid out`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await expect.poll(() => waiting(page)).toBe(0);
    const moved = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen = (list: { getEntries(): PerformanceEntryList }) =>
            resolve(list.getEntries().filter(({ entryType }) => entryType === "layout-shift").length);
          // The paint is there in any case: without it a page on which nothing moves would be waited for.
          const observer = new PerformanceObserver(seen);
          observer.observe({ type: "layout-shift", buffered: true });
          observer.observe({ type: "paint", buffered: true });
        }),
    );
    expect(moved).toBe(0);
  });
}

test("the cards of the gallery come after its heading, row by row", async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${site.url}/gallery`);
  const cards = page.locator("section li > article");
  const shown = () =>
    cards.evaluateAll(
      (list) => list.filter((card) => card.checkVisibility({ visibilityProperty: true })).length,
    );
  const seen = new Set([await shown()]);
  while (!seen.has(await cards.count())) {
    await page.clock.runFor(17);
    seen.add(await shown());
  }
  expect([...seen].slice(0, 4)).toEqual([0, 2, 4, 6]);
});

test("nothing is laid out before the stylesheet is there", async ({ page, site }) => {
  const holdsBack = Promise.withResolvers<void>();
  await page.route("**/*.css", async (route) => {
    await holdsBack.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/mr`, { waitUntil: "commit" });
  const ofBody = () => page.evaluate(() => getComputedStyle(document.body).contentVisibility);
  await page.locator("footer").waitFor({ state: "attached" });
  expect(await ofBody()).toBe("hidden");
  holdsBack.resolve();
  await expect.poll(ofBody).toBe("visible");
});

test("a page whose stylesheet does not come is read without it", async ({ context, site }) => {
  // A page whose console may tell of the missing stylesheet.
  const page = await context.newPage();
  await page.route("**/*.css", (route) => route.abort());
  await page.goto(`${site.url}/contact`);
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector("h1")?.checkVisibility({ contentVisibilityAuto: true })),
    )
    .toBe(true);
  await expect.poll(() => waiting(page)).toBe(0);
});

test("a page that is opened in the background, without frames, is laid out, too", async ({ page, site }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(`${site.url}/gallery`);
  await expect.poll(() => waiting(page)).toBe(0);
  const last = page.locator("main > :last-child h2");
  expect(await last.evaluate((heading) => getComputedStyle(heading).visibility)).toBe("visible");
});

test("who loads a page again far down finds himself where he was", async ({ page, site }) => {
  await page.goto(`${site.url}/mr/about`);
  await expect.poll(() => waiting(page)).toBe(0);
  await page.locator("main > :last-child h2").scrollIntoViewIfNeeded();
  const before = await lastHeadingTop(page);
  await page.reload();
  expect(await waiting(page)).toBe(0);
  await expect.poll(async () => Math.abs((await lastHeadingTop(page)) - before)).toBeLessThan(3);
});

test("a wide screen lays a page out at once", async ({ page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/about`);
  expect(await waiting(page)).toBe(0);
});
