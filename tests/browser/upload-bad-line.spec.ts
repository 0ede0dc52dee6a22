import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { filesOfPictures, stateOf, tidiedUp } from "#tests/support/data-folder.ts";
import { photographOf } from "#tests/support/photographs.ts";
import { owner, type RunningSite } from "#tests/support/running-site.ts";
import { type SiteProcess, startSiteProcess } from "#tests/support/site-process.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const pictureCalls = "**/admin/upload/picture?*";
const batchCalls = "**/admin/upload/batch";
const names = ["IMG-1", "IMG-2", "IMG-3", "IMG-4", "IMG-5", "IMG-6"];
const success = "Successfully uploaded 6 image(s) total!";
const width = 300;

async function openForm(context: BrowserContext, site: RunningSite): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, site);
  const folder = join(site.dataDir, "camera");
  await mkdir(folder);
  const files = names.map((name) => join(folder, `${name}.jpg`));
  for (const file of files) await writeFile(file, await photographOf(width, 200).jpeg().toBuffer());
  await page.getByLabel("Files: images").setInputFiles(files);
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(names.length);
  return page;
}

async function numberCalls(
  page: Page,
  calls: string,
  handle: (route: Route, number: number) => Promise<void>,
) {
  let number = 0;
  await page.route(calls, (route) => {
    number += 1;
    return handle(route, number);
  });
}

async function expectCleanResult(site: RunningSite): Promise<void> {
  await site.stop();
  const { images, shown, incomplete } = await stateOf(site.dataDir);
  expect(images.size).toBe(names.length);
  expect([...shown].map((name) => name.split("_").at(-1)).sort()).toEqual(
    names.map((name) => `${name}.jpg`).sort(),
  );
  expect(incomplete).toEqual([]);
  expect(await tidiedUp(site.dataDir)).toEqual(filesOfPictures(shown, width));
}

test("the network is cut in mid-batch", async ({ context, emptySite }) => {
  const page = await openForm(context, emptySite);
  const completed = page.getByText("Completed", { exact: true });
  await numberCalls(page, pictureCalls, async (route, number) => {
    if (number === 3) {
      await expect(completed).toHaveCount(2);
      await context.setOffline(true);
    }
    await (number < 3 ? route.continue() : route.abort("internetdisconnected"));
  });
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Waiting for the connection").first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expect(completed).toHaveCount(2);

  await page.unroute(pictureCalls);
  await context.setOffline(false);
  await expect(page.getByText(success)).toBeVisible();
  await expectCleanResult(emptySite);
});

const killableTest = test.extend<{ killable: SiteProcess }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
  killable: async ({}, use) => {
    await using site = await startSiteProcess();
    await use(site);
  },
});

killableTest("the server is killed and restarted in mid-batch, twice", async ({ context, killable }) => {
  const page = await openForm(context, killable);
  const restarts: Promise<void>[] = [];
  await numberCalls(page, pictureCalls, async (route, number) => {
    if (number === 4) {
      await killable.kill();
      restarts.push(killable.restart());
    } else {
      await Promise.all(restarts);
    }
    await route.continue();
  });
  await numberCalls(page, batchCalls, async (route, number) => {
    if (number > 1) {
      await Promise.all(restarts);
      return route.continue();
    }
    await route.fetch();
    await killable.kill();
    restarts.push(killable.restart());
    await route.abort("connectionreset");
  });
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText(success)).toBeVisible();
  expect(restarts).toHaveLength(2);
  await Promise.all(restarts);
  await expectCleanResult(killable);
});

test("an upload goes on in other sections and after a reload there, with another tab beside it [UPL-40]", async ({
  context,
  emptySite,
}) => {
  const page = await openForm(context, emptySite);
  const heading = page.getByRole("heading", { level: 1 });
  const otherSection = page.getByRole("link", { name: "Manage Images" });
  await otherSection.click();
  await expect(heading).toHaveText("Manage Images");
  await page.goBack();
  await expect(
    page.getByText("6 image(s) that were not uploaded yet are still here from before."),
  ).toBeVisible();
  await page.getByLabel("Category").selectOption("painting");
  await numberCalls(page, pictureCalls, async (route, number) => {
    if (number < 3) await route.continue();
  });
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(2);

  const other = await context.newPage();
  await other.goto(`${emptySite.url}/admin/upload`);
  await expect(other.getByText(/^Another tab of this browser has an upload open\./)).toBeVisible();
  await expect(other.getByRole("img", { name: /^Preview of/ })).toHaveCount(0);
  await other.close();

  await otherSection.click();
  await expect(heading).toHaveText("Manage Images");
  const progress = page.getByRole("link", { name: "Uploading: 2 of 6 files completed" });
  await expect(progress).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Photographs are still being uploaded. Log out?");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await progress.click();
  await expect(heading).toHaveText("Upload Images");
  await expect(page.getByLabel("Category")).toHaveValue("painting");
  await expect(page.getByText("Completed", { exact: true })).toHaveCount(2);
  await otherSection.click();
  await expect(heading).toHaveText("Manage Images");

  await page.unroute(pictureCalls);
  const warnings: string[] = [];
  page.on("dialog", async (dialog) => {
    warnings.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  expect(warnings).toEqual(["beforeunload"]);
  await expect(heading).toHaveText("Manage Images");
  await expect(page.getByText(success)).toBeVisible();
  await page.goto(`${emptySite.url}/admin/upload`);
  await expect(page.getByRole("img", { name: /^Preview of/ })).toHaveCount(0);
  await expectCleanResult(emptySite);
});

test("the session ends in mid-batch, in a browser that saves nothing", async ({ context, emptySite }) => {
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Nothing is saved here.", "SecurityError");
    };
  });
  const page = await openForm(context, emptySite);
  await numberCalls(page, pictureCalls, async (route, number) => {
    if (number === 3) await context.clearCookies();
    await route.continue();
  });
  await expect(page.getByText(/^This browser has no room to keep the pictures\./)).toBeVisible();
  await page.getByRole("button", { name: "Upload Images" }).click();
  const question = page.getByRole("dialog");
  await question.getByLabel("Password", { exact: true }).fill(owner.password);
  await question.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText(success)).toBeVisible();
  await expectCleanResult(emptySite);
});
