import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { catalogues } from "#content/catalogues.server.ts";
import { owner } from "#tests/running-site.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  languages,
  test,
  untilScripted,
  widths,
} from "./site-test.ts";

/** Photographs as a phone takes them: one file for each name, of one colour each. */
async function photographs(folder: string, names: Record<string, string>): Promise<string[]> {
  const files = Object.entries(names).map(async ([name, background]) => {
    const path = join(folder, `${name}.jpg`);
    await sharp({ create: { width: 480, height: 320, channels: 3, background } })
      .jpeg()
      .toFile(path);
    return path;
  });
  return Promise.all(files);
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await expectAccessible(page);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password").fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Successfully signed in")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Upload Images");
}

/** On a phone a notice lies over the lower end of the page until it is closed or has gone. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close this notice" });
  for (let open = await close.count(); open > 0; open--) {
    await close.first().click();
    await expect(close).toHaveCount(open - 1);
  }
}

async function uploadSingles(page: Page, folder: string): Promise<void> {
  const files = await photographs(folder, { red: "#a02020", green: "#20a020", blue: "#2020a0" });
  await page.getByLabel("Category").selectOption("painting");
  await page.locator("input[type=file]").setInputFiles(files);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 3 image(s) total!")).toBeVisible();
  await closeNotices(page);
}

async function uploadPairs(page: Page, folder: string): Promise<void> {
  const before = await photographs(folder, { "rust-1": "#704020", "rust-2": "#805030" });
  const after = await photographs(folder, { "paint-1": "#208080", "paint-2": "#309090" });
  await page.getByLabel("Category").selectOption("restoration");
  await page.locator("input[type=file]").nth(0).setInputFiles(before);
  await page.locator("input[type=file]").nth(1).setInputFiles(after);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 4 image(s) in pairs!")).toBeVisible();
}

async function deleteFirstPair(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/images`);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await page
    .getByRole("row")
    .filter({ hasText: "Restoration" })
    .first()
    .getByRole("button", { name: "Delete" })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Are you sure you want to delete this image?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Image deleted successfully")).toBeVisible();
}

for (const { code, prefix } of languages) {
  for (const width of widths) {
    test(`what the administrator uploads and deletes comes and goes for a visitor in ${code} at ${width} pixels`, async ({
      page,
      emptySite,
      browser,
    }) => {
      const words = catalogues[code].gallery;
      const folder = await mkdtemp(join(tmpdir(), "rathkar-photographs-"));
      const visitor = await (await browser.newContext({ viewport: { width, height: 800 } })).newPage();
      await visitor.goto(`${emptySite.url}${prefix}/gallery`);
      await expect(visitor.getByText(words.empty)).toBeVisible();

      await page.setViewportSize({ width, height: 800 });
      await signIn(page, emptySite.url);
      await uploadSingles(page, folder);
      await uploadPairs(page, folder);

      await visitor.reload();
      await untilScripted(visitor);
      await expect(visitor.getByRole("article")).toHaveCount(5);
      await visitor
        .getByRole("main")
        .getByRole("link", { name: words.work.restoration, exact: true })
        .click();
      await expect(visitor.getByRole("article")).toHaveCount(2);
      await expectAccessible(visitor);

      await deleteFirstPair(page, emptySite.url);
      await visitor.reload();
      await expect(visitor.getByRole("article")).toHaveCount(1);
      await visitor.context().close();
      await rm(folder, { recursive: true, force: true });
    });
  }
}
