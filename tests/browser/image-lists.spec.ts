import type { Page } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { carries, fillManagedGallery } from "./managed-gallery.ts";
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite }>({ managed: siteFilledBy(fillManagedGallery) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const openList = (page: Page, site: RunningSite, search = "") =>
  signIn(page, site, { path: `/admin/images${search}`, title: "Manage Images" });

test("on a phone the list begins on the first screen, is narrowed down at once, and Back closes what is open [IMG-13, IMG-14, IMG-17, ADM-13]", async ({
  page,
  managed,
}) => {
  await openList(page, managed);
  const first = page.getByRole("button", { name: "Show Tata Ace large" });
  const bar = page.getByRole("navigation", { name: "Sections" });
  const [firstBox, barBox] = [await first.boundingBox(), await bar.boundingBox()];
  expect((firstBox?.y ?? 740) + (firstBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);

  await page.getByLabel("Which images").selectOption("Before and after");
  await expect(page.getByText("1 image found: Before and after")).toBeVisible();
  await expect(page).toHaveURL(`${managed.url}/admin/images?kind=pairs`);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const preview = page.getByRole("button", { name: "Show Tata Ace large, before and after" });
  await expect(preview.locator("img")).toHaveCount(2);
  await preview.click();
  await expect(page.getByRole("dialog", { name: "Tata Ace" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Tata Ace" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.locator("img")).toHaveCount(2);
  await expect(question.getByRole("listitem")).toHaveText("Tata Ace");
  await expectAccessible(page);
  await page.reload();
  await untilHydrated(page);
  await expect(question).toHaveCount(0);

  await page.getByRole("button", { name: "Edit Tata Ace" }).click();
  await page.getByLabel("Vehicle name").fill("Never saved");
  await page.goBack();
  await expect(page.getByText("Leave without saving your changes?")).toBeVisible();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page).toHaveURL(`${managed.url}/admin/images?kind=pairs`);
  await page.getByRole("link", { name: "Show all images" }).click();
  await expect(page.getByText(`${carries + 1} images`)).toBeVisible();
});
