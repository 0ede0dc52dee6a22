import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { textsOf } from "#content/texts.server.ts";
import type { Texts } from "#content/texts.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  languages,
  test,
} from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const phone = { width: 360, height: 800 };

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

interface Visitor {
  page: Page;
  words: Texts["gallery"];
  complaints: readonly string[];
}

async function openVisitors(browser: Browser, url: string): Promise<Visitor[]> {
  const context = await browser.newContext({ viewport: phone });
  return Promise.all(
    languages.map(async ({ code, prefix }) => {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(`${url}${prefix}/gallery`);
      return { page, words: textsOf(code).gallery, complaints };
    }),
  );
}

test("what the administrator uploads and deletes on a phone comes and goes for visitors in every language [GAL-21]", async ({
  page,
  emptySite,
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "rathkar-photographs-"));
  const visitors = await openVisitors(browser, emptySite.url);
  for (const visitor of visitors) await expect(visitor.page.getByText(visitor.words.empty)).toBeVisible();

  await page.setViewportSize(phone);
  await signIn(page, emptySite);
  await uploadSingles(page, folder);
  await uploadPairs(page, folder);

  for (const visitor of visitors) {
    await visitor.page.reload();
    await expect(visitor.page.getByRole("article")).toHaveCount(5);
    const restoration = { name: visitor.words.work.restoration, exact: true };
    await visitor.page.getByRole("main").getByRole("link", restoration).click();
    await expect(visitor.page.getByRole("article")).toHaveCount(2);
  }

  await deleteFirstPair(page, emptySite.url);
  for (const visitor of visitors) {
    await visitor.page.reload();
    await expect(visitor.page.getByRole("article")).toHaveCount(1);
  }
  expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([]);
  await visitors[0]?.page.context().close();
  await rm(folder, { recursive: true, force: true });
});
