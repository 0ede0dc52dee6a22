import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { startHaltingSite } from "./halting-site.ts";
import { pageOfEachLayout } from "./layouts.ts";

test("a phone unfolds what is read second and goes on to the next body; wide screens show it at once [SRV-22, SRV-23]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/mr/services/body-building/container-body`);
  const features = page.locator("details.fold", { hasText: "सांध्यातून पाणी नाही" });
  const card = features.getByRole("heading", { name: "सांध्यातून पाणी नाही" });
  await expect(card).toBeHidden();
  await features.locator("summary").press("Enter");
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/food-van$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("heading", { name: "मांडणी आचाऱ्याच्या सोयीची" })).toBeVisible();
  await expectAccessible(page);
});

test("a page begins at its head, and on a phone the row of bodies at the body itself [SRV-22]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [...pageOfEachLayout, "/gallery?work=denting"]) {
    await page.goto(site.url + path);
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/services/body-building/bumper`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const row = page.getByRole("navigation", { name: /kinds of body/i });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole("link", { name: "Bumper", exact: true })).toBeInViewport({ ratio: 1 });
});

test("a row that comes in two pieces on a slow line begins at the body all the same [SRV-22]", async ({
  page,
  site,
}) => {
  const inTheRow = 'href="/services/body-building/platform-body" class="panel';
  await using halting = await startHaltingSite(site.url, inTheRow);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${halting.url}/services/body-building/bumper`, { waitUntil: "commit" });
  const row = page.getByRole("navigation", { name: /kinds of body/i });
  const first = row.getByRole("link", { name: "Angel Patti Bhatta" }).first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toBeInViewport();
  const bumper = row.getByRole("link", { name: "Bumper", exact: true });
  await expect(bumper).toHaveCount(0);
  halting.sendRest();
  await expect(bumper).toBeInViewport({ ratio: 1 });
});

/** In CSS pixels at 360 of width: the longest page of each kind, and of the languages. */
test("pages stay within a few screens of a phone [SRV-24]", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, most] of [
    ["/services/body-building/container-body", 5500],
    ["/services/body-building", 5500],
    ["/", 10_500],
  ] as const) {
    await page.goto(site.url + path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(most);
  }
});
