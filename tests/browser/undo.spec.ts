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
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 780 } });

test("two taps bring back what was deleted together, or one of it [BIN-10]", async ({ page, managed }) => {
  await signIn(page, managed, { path: "/admin/images?search=carry", title: "Manage Images" });
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`${carries} image(s) deleted successfully`)).toBeVisible();

  await page.getByRole("link", { name: `Bin (${carries})` }).click();
  await expect(page.getByRole("heading", { name: `${carries} images` })).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("link", { name: /^Open/ }).click();
  await page.getByRole("button", { name: "Restore Carry" }).first().click();
  await expect(page.getByText("1 restored")).toBeVisible();
  await page.getByRole("link", { name: "Back to the whole bin" }).click();
  await page.getByRole("button", { name: `Restore all ${carries - 1}` }).click();
  await expect(page.getByText(`${carries - 1} restored`)).toBeVisible();
  await expect(page.getByText("The bin is empty.")).toBeVisible();
});

test("what was changed, deleted and made one project together is undone from the activity log [IMG-31]", async ({
  page,
  managed,
}) => {
  await signIn(page, managed, { path: "/admin/images?search=carry", title: "Manage Images" });
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const place of [0, 1, 2]) {
    await page.getByRole("checkbox", { name: "Select Carry" }).nth(place).check();
  }
  await page.getByRole("button", { name: "Change selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 3 images" });
  await dialog.getByLabel("Vehicle").fill("Tata Yodha");
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("3 images changed")).toBeVisible();

  await page.goto(`${managed.url}/admin/images?search=yodha`);
  await untilHydrated(page);
  await page.getByRole("button", { name: "Show Tata Yodha large" }).first().click();
  await page.getByRole("button", { name: "Delete Tata Yodha" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();

  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const place of [0, 1]) {
    await page.getByRole("checkbox", { name: "Select Tata Yodha" }).nth(place).check();
  }
  await page.getByRole("button", { name: "One project of the selected images" }).click();
  await expect(page.getByText("They are one project now")).toBeVisible();

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Account Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Settings" })).toBeVisible();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Undo: Photos made one project" }).click();
  await expect(page.getByText("All photos are back where they were")).toBeVisible();
  await page.getByRole("button", { name: "Undo: 3 images changed" }).click();
  await expect(page.getByText("2 images are as they were")).toBeVisible();
  await expect(page.getByText("1 has been changed since and stays as it is.")).toBeVisible();
  await page.getByRole("button", { name: "Undo: 1 image deleted" }).click();
  await expect(page.getByText("1 restored")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Can still be undone, for a day" })).toHaveCount(0);
});
