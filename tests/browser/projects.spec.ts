import type { Page } from "@playwright/test";
import { photographOf } from "#tests/support/photographs.ts";
import { complaintsOf, expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { expectTargetsForThumbs, signIn } from "./sign-in.ts";

const phone = { width: 360, height: 800 };

async function photographs(names: readonly string[]) {
  return Promise.all(
    names.map(async (name) => ({
      name: `${name}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photographOf(480, 320).jpeg().toBuffer(),
    })),
  );
}

async function upload(page: Page, names: readonly string[]): Promise<void> {
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles(await photographs(names));
}

test("photographs of one project are uploaded together, and are one card and one page on the site [UPL-48, GAL-31]", async ({
  page,
  emptySite,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(phone);
  await signIn(page, emptySite);
  const choice = page.getByRole("radio", { name: "One project" });
  await upload(page, ["one"]);
  await expect(choice).toHaveCount(0);
  await upload(page, ["two", "three"]);
  await expect(page.getByRole("radio", { name: "One each" })).toBeChecked();
  await choice.check();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 3 image(s) total!")).toBeVisible();

  await upload(page, ["four", "five"]);
  await expect(choice).toBeChecked();
  await page.getByRole("radio", { name: "One each" }).check();
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 2 image(s) total!")).toBeVisible();

  await page.goto(`${emptySite.url}/gallery`);
  await expect(page.getByRole("article")).toHaveCount(3);
  const card = page.getByRole("article").filter({ hasText: "3 photos" });
  await expectAccessible(page);
  await card.getByRole("link").click();
  await page.getByRole("dialog").getByRole("link", { name: "2 more photos" }).click();
  await expect(page.getByRole("heading", { name: "2 more photos" })).toBeInViewport();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("#photographs img")).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  expect(complaints).toEqual([]);
});
