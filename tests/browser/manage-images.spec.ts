import type { Locator, Page } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { carries, fillManagedGallery } from "./managed-gallery.ts";
import { signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite }>({ managed: siteFilledBy(fillManagedGallery) });

const openList = (page: Page, site: RunningSite) =>
  signIn(page, site, { path: "/admin/images", title: "Manage Images" });

const rowsOf = (page: Page, vehicle: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("button", { name: `Edit ${vehicle}` }) });

test("the list is searched as one types, sorted and turned over, all in the address [IMG-1, IMG-2]", async ({
  page,
  managed,
}) => {
  await openList(page, managed);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText(`Total images${carries + 1}`);
  await expect(rowsOf(page, "Carry")).toHaveCount(24);
  await expectAccessible(page);

  const search = page.getByPlaceholder("Search by vehicle or type...");
  await search.click();
  await page.keyboard.type("denting OLD");
  await expect(page.getByText("1 image found for “denting OLD”")).toBeVisible();
  await expect(page).toHaveURL(`${managed.url}/admin/images?search=denting+OLD`);
  await expect(search).toBeFocused();
  await page.keyboard.type(" bus");
  await expect(page.getByText("No images found matching your search criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Show all images" }).click();
  await expect(search).toHaveValue("");

  const created = page.getByRole("columnheader", { name: "Created date" });
  await created.getByRole("link").click();
  await expect(created).toHaveAttribute("aria-sort", "descending");
  await created.getByRole("link").click();
  await expect(created).toHaveAttribute("aria-sort", "ascending");
  await expect(rowsOf(page, "Carry").first()).toContainText("1 Jan 2026");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 5")).toBeVisible();
  await expect(page).toHaveURL(`${managed.url}/admin/images?sort=created&page=2`);
  await page.goBack();
  await expect(page.getByText("Page 1 of 5")).toBeVisible();
});

test("on a phone the rows are a grid that can be searched, looked at and edited by keyboard alone [IMG-2, IMG-9, IMG-10]", async ({
  page,
  managed,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openList(page, managed);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByPlaceholder("Search by vehicle or type...").focus();
  await page.keyboard.type("ace");
  await expect(page.getByText("1 image found for “ace”")).toBeVisible();
  await page.getByRole("button", { name: "Show Tata Ace large" }).focus();
  await page.keyboard.press("Enter");
  const large = page.getByRole("dialog", { name: "Tata Ace" });
  await expect(large.getByRole("img", { name: "Before: Tata Ace" })).toBeVisible();
  await expect(large.getByRole("img", { name: "After: Tata Ace" })).toBeVisible();
  await expect(large).toContainText("Old body");
  await expect(large.getByRole("button", { name: "Close" })).toBeFocused();
  await expectAccessible(page);

  const edit = large.getByRole("button", { name: "Edit Tata Ace" });
  await edit.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  const name = dialog.getByLabel("Vehicle name");
  await expect(name).toBeFocused();
  await expect(dialog.getByLabel("Body type").getByRole("option", { selected: true })).toHaveText(
    "Old body (not in the list)",
  );
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await name.fill(" ");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("Vehicle name is required");
  await expect(name).toHaveAccessibleDescription("Vehicle name is required");
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toBeFocused();
  await name.fill("Never saved");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Leave" }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(edit).toBeFocused();
  await edit.press("Enter");
  await expect(name).toHaveValue("Tata Ace");
  await name.fill("Tata Ace Gold");
  await page.keyboard.press("Escape");
  await expect(dialog.getByRole("alert").last()).toContainText("Leave without saving your changes?");
  await expect(dialog.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(name).toHaveValue("Tata Ace Gold");
  await name.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Image updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const gold = page.getByRole("dialog", { name: "Tata Ace Gold" });
  await expect(gold).toContainText("Old body");
  await expect(gold.getByRole("button", { name: "Edit" })).toBeFocused();
});

test("of two tabs the second to save sees the newer values and loses nothing that was typed [IMG-9, IMG-10]", async ({
  context,
  managed,
}) => {
  const first = await context.newPage();
  await openList(first, managed);
  const second = await context.newPage();
  await second.goto(`${managed.url}/admin/images?search=ace`);
  await untilHydrated(second);
  await second.getByRole("button", { name: "Edit Tata Ace" }).click();
  const dialog = second.getByRole("dialog", { name: "Edit image" });
  await dialog.getByLabel("Vehicle name").fill("Bolero");

  await first.goto(`${managed.url}/admin/images?search=ace`);
  await untilHydrated(first);
  await first.getByRole("button", { name: "Edit Tata Ace" }).click();
  const other = first.getByRole("dialog", { name: "Edit image" });
  await other.getByLabel("Vehicle name").fill("Dost");
  await other.getByLabel("Body type").selectOption("Container");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(first.getByText("Image updated successfully")).toBeVisible();

  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Failed to update image");
  await expect(dialog.getByRole("alert")).toContainText(
    "Somebody has changed this image since you opened it",
  );
  await expect(dialog.getByLabel("Vehicle name")).toHaveValue("Bolero");
  await expect(dialog.getByText("Newer value: Dost")).toBeVisible();
  await expect(dialog.getByLabel("Body type")).toHaveValue("Container");
  await expect(dialog.getByText("Changed in the meantime to: Container")).toBeVisible();
  await expectAccessible(second);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("Image updated successfully")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await second.getByPlaceholder("Search by vehicle or type...").fill("container");
  await expect(rowsOf(second, "Bolero")).toHaveCount(1);
});

test("a star that cannot be stored goes back, and a lost connection leaves the list [IMG-4, IMG-7, IMG-8]", async ({
  context,
  managed,
}) => {
  const page = await context.newPage();
  await openList(page, managed);
  const star = page.getByRole("button", { name: "Featured: Tata Ace" });
  const isAsked = Promise.withResolvers<void>();
  const mayFail = Promise.withResolvers<void>();
  let isStored = false;
  await page.route(/images\.data/, async (route) => {
    const isPress = route.request().method() === "POST";
    if (isPress && !isStored) {
      isStored = true;
      return route.continue();
    }
    if (isPress) isAsked.resolve();
    await mayFail.promise;
    if (isPress) return route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Sorry</h1>" });
    await route.abort();
  });
  await star.click();
  await expect(page.getByText("Featured status updated")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await star.click();
  await isAsked.promise;
  await expect(star).toHaveAttribute("aria-pressed", "false");
  mayFail.resolve();
  await expect(page.getByText("Failed to update featured status")).toBeVisible();
  await expect(star).toHaveAttribute("aria-pressed", "true");

  // By key: the notice slides in where the button is, between pressing and letting go of it.
  await page.getByRole("button", { name: "Delete Tata Ace" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete image", { exact: true })).toBeVisible();

  await page.getByPlaceholder("Search by vehicle or type...").fill("ace");
  await expect(page.getByRole("alert").getByText("Failed to load gallery images")).toBeVisible();
  await expect(star).toBeVisible();
  await page.unroute(/images\.data/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 image found for “ace”")).toBeVisible();
});

test("all that match are selected on all pages, asked for by number and deleted with their progress [IMG-5, IMG-6, IMG-7]", async ({
  context,
  managed,
}) => {
  const page = await context.newPage();
  await openList(page, managed);
  await page.getByPlaceholder("Search by vehicle or type...").fill("carry");
  await expect(page.getByText(`${carries} images found`)).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const leftOut = rowsOf(page, "Carry").first().getByRole("checkbox");
  await leftOut.uncheck();
  await expect(page.getByText(`${carries - 1} selected`)).toBeVisible();

  const mayFail = Promise.withResolvers<void>();
  await page.route("**/admin/images/delete", async (route) => {
    const { ids } = route.request().postDataJSON();
    if (ids.length === 100) return route.continue();
    await mayFail.promise;
    await route.abort();
  });
  await page.getByRole("button", { name: "Delete selected" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Are you sure you want to delete ${carries - 1} image(s)?`);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await leftOut.check();
  mayFail.resolve();
  await expect(page.getByText("Failed to delete images")).toBeVisible();
  await expect(page.getByText("100 of 104 were deleted; the others are still selected.")).toBeVisible();
  await expect(page.getByText("5 selected")).toBeVisible();
  await leftOut.uncheck();
  await expect(page.getByText("4 selected")).toBeVisible();

  const notice = page.getByRole("button", { name: "Close this notice" });
  await notice.click();
  await page.unroute("**/admin/images/delete");
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(question).toContainText("Are you sure you want to delete 4 image(s)?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("4 image(s) deleted successfully")).toBeVisible();
  await expect(page.getByText("1 image found for “carry”")).toBeVisible();

  // Coming up beneath the pointer it would stay for as long as the pointer does.
  await notice.last().click();
  await expect(notice).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Carry" }).click();
  await expect(question).toContainText("Are you sure you want to delete this image?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
  await expect(page.getByText("No images found matching your search criteria.")).toBeVisible();
});
