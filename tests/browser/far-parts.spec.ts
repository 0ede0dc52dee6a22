import type { Page } from "@playwright/test";
import { expect, layOutAll, test } from "./site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Parts of the page that are laid out only when they are come near. */
const waitingParts = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main > *, footer")].filter(
        (part) => getComputedStyle(part).contentVisibility === "auto",
      ).length,
  );

const length = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Where the first heading of the last part of the page stands on the screen. */
const lastHeadingTop = (page: Page) =>
  page.evaluate(() =>
    Math.round(document.querySelector("main > :last-child h2")?.getBoundingClientRect().top ?? 0),
  );

test("on a phone the far parts of a page wait for the first view, and then get their true length", async ({
  page,
  site,
}) => {
  // Without a clock that runs, the idle moments in which they are laid out do not come.
  await page.clock.install();
  await page.goto(`${site.url}/about`);
  expect(await waitingParts(page)).toBeGreaterThan(2);
  await page.clock.resume();
  await expect.poll(() => waitingParts(page)).toBe(0);
  const asShown = await length(page);
  await layOutAll(page);
  expect(await length(page)).toBe(asShown);
});

test("who loads a page again far down finds himself where he was", async ({ page, site }) => {
  await page.goto(`${site.url}/mr/about`);
  await expect.poll(() => waitingParts(page)).toBe(0);
  await page.locator("main > :last-child h2").scrollIntoViewIfNeeded();
  const before = await lastHeadingTop(page);
  await page.reload();
  expect(await waitingParts(page)).toBe(0);
  await expect.poll(async () => Math.abs((await lastHeadingTop(page)) - before)).toBeLessThan(3);
});

test("a wide screen lays a page out at once", async ({ page, site }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/about`);
  expect(await waitingParts(page)).toBe(0);
});
