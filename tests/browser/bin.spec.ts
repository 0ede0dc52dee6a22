import type { Page } from "@playwright/test";
import type { RunningSite } from "#tests/support/running-site.ts";
import { fillInbox, visitors } from "./filled-inbox.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  siteFilledBy,
  test as siteTest,
} from "./fixtures.ts";
import { carries, fillManagedGallery } from "./managed-gallery.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite; inbox: RunningSite }>({
  managed: siteFilledBy(fillManagedGallery),
  inbox: siteFilledBy(fillInbox),
});

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const openImages = (page: Page, site: RunningSite) =>
  signIn(page, site, { path: "/admin/images", title: "Manage Images" });

async function undoByKeyboard(page: Page): Promise<void> {
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.keyboard.press("Alt+T");
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press("Tab");
    if (await undo.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
}

async function expectFitsPhone(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
}

test("on a phone, by keyboard, a deleted image comes back by Undo, then from the bin [BIN-1, BIN-4]", async ({
  page,
  managed,
}) => {
  await openImages(page, managed);
  await page.getByPlaceholder("Search by vehicle or type...").fill("ace");
  await expect(page.getByText("1 image found for “ace”")).toBeVisible();
  const picture = page.getByRole("button", { name: "Show Tata Ace large" });
  const remove = page.getByRole("button", { name: "Delete Tata Ace" });
  const question = page.getByRole("alertdialog");

  await picture.press("Enter");
  await remove.press("Enter");
  await expect(question).toContainText("Are you sure you want to delete this image?");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
  await expect(page.getByRole("link", { name: "Bin (1)" })).toBeVisible();
  await undoByKeyboard(page);
  await expect(page.getByText("1 restored")).toBeVisible();
  await expect(picture).toBeVisible();
  await expect(page.getByText("1 image found for “ace”")).toBeFocused();
  await expect(page.getByRole("link", { name: "Bin (0)" })).toBeVisible();

  await picture.press("Enter");
  await remove.press("Enter");
  await question.getByRole("button", { name: "Delete" }).press("Enter");
  await page.getByRole("link", { name: "Bin (1)" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
  const entry = page.getByRole("listitem").filter({ hasText: "Tata Ace" });
  await expect(entry).toContainText("Image · Denting");
  await expect(entry).toContainText("30 days left");
  const thumbnail = entry.locator("img");
  await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectFitsPhone(page);

  await entry.getByRole("button", { name: "Restore Tata Ace" }).press("Enter");
  await expect(page.getByText("The bin is empty.")).toBeFocused();
  await page.goto(`${managed.url}/gallery?vehicle=Tata+Ace`);
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("who empties the gallery has to type how many, and gets all of it back [BIN-1, BIN-8]", async ({
  page,
  managed,
}) => {
  const all = carries + 1;
  await openImages(page, managed);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: `Select all ${all}` }).check();
  await page.getByRole("button", { name: "Delete selected" }).press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Are you sure you want to delete ${all} image(s)?`);
  const typed = question.getByLabel(`These are all the images. Type ${all} to delete them.`);
  await expect(typed).toBeFocused();
  const confirm = question.getByRole("button", { name: "Delete" });
  await expect(confirm).toBeDisabled();
  await typed.fill(`${all - 1}`);
  await typed.press("Enter");
  await expect(confirm).toBeDisabled();
  await expectFitsPhone(page);
  await typed.fill("१०६");
  await expect(confirm).toBeEnabled();
  await typed.press("Enter");
  await expect(page.getByText(`${all} image(s) deleted successfully`)).toBeVisible();
  await expect(page.getByText("There are no images yet.")).toBeVisible();

  await page.getByRole("link", { name: `Bin (${all})` }).click();
  await page.getByRole("checkbox", { name: `Select all ${all}` }).check();
  await expectFitsPhone(page);
  await page.getByRole("button", { name: "Restore", exact: true }).press("Enter");
  await expect(page.getByText(`${all} restored`)).toBeVisible();
  await expect(page.getByText("The bin is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Images", exact: true }).click();
  await expect(page.getByText(`${all} images`)).toBeVisible();
});

test("an enquiry comes back by Undo; deleting it for good asks first [BIN-1, BIN-5]", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox, { path: "/admin/enquiries", title: "Enquiries" });
  const { name } = visitors[0];
  const opened = page.getByRole("link", { name });
  const question = page.getByRole("alertdialog");
  const remove = async () => {
    await opened.press("Enter");
    await page.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(question).toContainText("Are you sure you want to delete this enquiry?");
    await question.getByRole("button", { name: "Delete" }).press("Enter");
    await expect(page.getByText("Enquiry deleted successfully")).toBeVisible();
    await expect(page.getByRole("link", { name: "Bin (1)" })).toBeVisible();
  };
  await remove();
  await undoByKeyboard(page);
  await expect(opened).toBeVisible();

  await remove();
  await page.getByRole("link", { name: "Bin (1)" }).press("Enter");
  await page
    .getByRole("navigation", { name: "Kinds" })
    .getByRole("link", { name: "Enquiries 1" })
    .press("Enter");
  await expect(page).toHaveURL(/kind=enquiries/);
  const entry = page.getByRole("listitem").filter({ hasText: "30 days left" });
  await expect(entry).toContainText(name);
  await expectFitsPhone(page);
  await entry.getByRole("button", { name: `Delete for good: ${name}` }).press("Enter");
  await expect(question).toContainText(`Delete “${name}” for good? It cannot be brought back.`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Delete for good", exact: true }).first().press("Enter");
  await expect(question).toContainText("Delete 1 entry for good?");
  await question.getByRole("button", { name: "Delete for good" }).press("Enter");
  await expect(page.getByText("1 deleted for good")).toBeVisible();
  await expect(page.getByText("The bin is empty.")).toBeVisible();
});
