import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { photographOf } from "#tests/support/photographs.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { signIn, untilHydrated } from "./sign-in.ts";

async function photographs(folder: string, names: string[]): Promise<string[]> {
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, await photographOf(480, 320).jpeg().toBuffer());
  return paths;
}

const newPage = (context: BrowserContext) => context.newPage();

async function untilNoticesAreGone(page: Page) {
  await page.mouse.move(2, 2);
  await expect(page.getByRole("button", { name: "Close this notice" })).toHaveCount(0);
}

test("single pictures and pairs are uploaded, featured and deleted [UPL-6, UPL-7, UPL-8, UPL-15, IMG-7, IMG-8]", async ({
  page,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const files = await photographs(emptySite.dataDir, ["truck.jpg", "bus.jpg", "old.jpg", "new.jpg"]);
  const [truck = "", bus = "", before = "", after = ""] = files;

  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please upload at least one main image");
  await page.getByLabel("Files: images").setInputFiles([truck, bus]);
  await expect(page.getByRole("img", { name: "Preview of truck.jpg" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 2 image(s) total!")).toBeVisible();
  await expect(page.getByRole("img", { name: "Preview of truck.jpg" })).toHaveCount(0);

  await untilNoticesAreGone(page);
  await page.getByLabel("Category").selectOption("restoration");
  await expect(page.getByLabel("Work type")).toHaveValue("restoration");
  await page.getByLabel("Files: before images").setInputFiles(before);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Please upload both before and after images for transformation work",
  );
  await page.getByLabel("Files: after image", { exact: true }).setInputFiles(after);
  await page.getByRole("button", { name: "Swap before and after of pair 1" }).click();
  await expect(page.getByText("Before: new.jpg")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 2 image(s) in pairs!")).toBeVisible();

  await page.getByRole("link", { name: "Manage Images" }).click();
  await expect(page.getByText("3 images")).toBeVisible();
  await page.getByRole("button", { name: "Featured: Vehicle Project" }).first().click();
  await expect(page.getByText("Featured status updated")).toBeVisible();
  await page.getByRole("button", { name: "Delete Vehicle Project" }).first().click();
  await expect(page.getByText("Are you sure you want to delete this image?")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
  await expect(page.getByText("2 images")).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test("a file that fails stays with Retry while the others are stored [UPL-14, UPL-15]", async ({
  context,
  emptySite,
}) => {
  const page = await newPage(context);
  await signIn(page, emptySite);
  await page.route(/picture\?.*name=bus/, (route) => route.fulfill({ json: {} }));
  const files = await photographs(emptySite.dataDir, ["truck.jpg", "bus.jpg"]);

  await page.getByLabel("Files: images").setInputFiles(files);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("1/2 images uploaded successfully. 1 failed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Not uploaded" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Retry bus.jpg" }).click();
  await expect(page.getByText("Upload Failed")).toBeVisible();
  await page.getByRole("button", { name: "Remove bus.jpg" }).click();
  await expect(page.getByRole("heading", { name: "Not uploaded" })).toHaveCount(0);
});

test("signing out in one tab is followed by the other [ADM-4, ADM-5]", async ({
  page,
  context,
  emptySite,
}) => {
  await signIn(page, emptySite);
  const other = await context.newPage();
  await other.goto(`${emptySite.url}/admin/images`);
  await untilHydrated(other);
  await expect(other.getByText("There are no images yet.")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "Admin Login" })).toBeVisible();
});
