import { textsOf } from "#content/texts.server.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { startHaltingSite } from "./halting-site.ts";
import { pageOfEachLayout } from "./layouts.ts";

test("on a phone all that was asked for is open, and only additions are folded up [SRV-22, SRV-23]", async ({
  page,
  site,
}) => {
  const words = textsOf("mr");
  const { features, whyChooseUs, process } = words.servicePanels;
  const body = words.bodyTypes["container-body"];
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/mr/services/body-building/container-body`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: features, exact: true })).toBeVisible();
  for (const said of [body.features[0]?.title, body.applications[0], body.overview.points[0]])
    await expect(main.getByText(said ?? "", { exact: true })).toBeVisible();
  await expect(main.getByText(whyChooseUs.expertTeam.title, { exact: true })).toBeVisible();
  const steps = main.locator("details.fold", { hasText: process });
  const step = steps.getByRole("heading", { name: words.home.process.steps[0]?.title ?? "" });
  await expect(step).toBeHidden();
  await steps.locator("summary").press("Enter");
  await expect(step).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.locator('a[rel="next"]').click();
  await expect(page).toHaveURL(/food-van$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("details.fold h3", { hasText: "मांडणी" }).last()).toBeVisible();
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

test("pages stay within a few screens of a phone [SRV-24]", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, most] of [
    ["/services/body-building/container-body", 6500],
    ["/services/body-building", 6500],
    ["/services", 4000],
    ["/", 10_500],
  ] as const) {
    await page.goto(site.url + path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThanOrEqual(most);
  }
});
