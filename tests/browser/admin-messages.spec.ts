import type { Page } from "@playwright/test";
import { sql } from "kysely";
import { openDatabase } from "#platform/database/open.ts";
import { silentLog } from "#platform/log.ts";
import { photographOf, uploadedFile } from "#tests/support/photographs.ts";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const uploadSection = { path: "/admin/upload", title: "Upload Images" };

async function breakTable({ dataDir }: RunningSite, table: string, ...statements: string[]): Promise<void> {
  const { db, close } = await openDatabase({ url: null, dataDir }, silentLog);
  for (const statement of statements) {
    const name = `broken_${statement}_${table}`;
    await sql
      .raw(
        `create trigger ${name} before ${statement} on ${table} begin select raise(abort, 'disk full'); end`,
      )
      .execute(db);
  }
  await close();
}

async function expectNotice(page: Page, ...words: string[]): Promise<void> {
  const notice = page.locator("[data-sonner-toast]").filter({ hasText: words[0] ?? "" });
  for (const word of words) await expect(notice).toContainText(word);
  await notice.getByRole("button", { name: "Close this notice" }).click();
  await expect(notice).toHaveCount(0);
}

async function photographs({ dataDir }: RunningSite, ...names: string[]): Promise<string[]> {
  const bytes = await photographOf(320, 240).jpeg().toBuffer();
  return Promise.all(names.map((name) => uploadedFile(dataDir, name, bytes)));
}

test("missing credentials are told, a wrong password is refused, and the right one let in [ADM-2, ADM-3]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.goto(`${emptySite.url}/admin`);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please fill in all fields");
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByLabel("Email").fill(owner.email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("not the password");
  await page.getByRole("button", { name: "Show: Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("alert")).toContainText("Authentication Error");
  await expect(page.getByRole("alert")).toContainText("Invalid admin credentials");
  await password.fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Successfully signed in")).toBeVisible();
});

test("the upload form says what is missing and what became of the files [UPL-4, UPL-6, UPL-15, UPL-16]", async ({
  context,
  emptySite,
}) => {
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, emptySite, uploadSection);
  const upload = page.getByRole("button", { name: "Upload Images" });
  const [one = "", two = "", three = ""] = await photographs(emptySite, "one.jpg", "two.jpg", "three.jpg");
  await page.getByLabel("Category").selectOption("");
  await upload.click();
  await expect(page.getByRole("alert")).toHaveText("Please select a category");
  await page.getByLabel("Category").selectOption("denting");
  await page.getByLabel("Files: before images").setInputFiles([one, two]);
  await page.getByLabel("Files: after images").setInputFiles([three]);
  await upload.click();
  await expect(page.getByRole("alert")).toHaveText("Number of before and after images must match");

  for (const name of ["Before: one", "Before: two", "After: three"]) {
    await page.getByRole("button", { name: `Remove ${name}.jpg` }).click();
  }
  await page.getByLabel("Category").selectOption("painting");
  await page.route(/picture\?.*name=(bus|van)/, (route) => route.fulfill({ json: {} }));
  await page.getByLabel("Files: images").setInputFiles(await photographs(emptySite, "bus.jpg", "van.jpg"));
  await upload.click();
  await expectNotice(page, "Upload Failed", "Failed to upload images");
  await page.getByRole("button", { name: "Remove bus.jpg" }).click();
  await page.getByLabel("Files: images").setInputFiles([one]);
  await upload.click();
  await expectNotice(page, "Partial Success", "1/2 images uploaded successfully. 1 failed.");
  await page.getByRole("button", { name: "Remove van.jpg" }).click();
  await page.getByLabel("Files: images").setInputFiles([two]);
  await upload.click();
  await expectNotice(page, "Success", "Successfully uploaded 1 image(s) total!");

  await breakTable(emptySite, "gallery_images", "insert");
  await page.getByLabel("Files: images").setInputFiles([three]);
  await upload.click();
  for (const retry of [1, 2, 3]) {
    await expect(page.getByText(`Trying again in a moment (${retry} of 3)`)).toBeVisible();
    await page.clock.fastForward(15_000);
  }
  await expectNotice(page, "Upload Failed", "Database error: The images could not be saved.");
});
