import type { Page } from "@playwright/test";
import { photographOf } from "#tests/support/photographs.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  test,
  untilScripted,
} from "./fixtures.ts";
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
  // What the field says when it is left must not take the tap away.
  const vehicle = page.getByRole("combobox", { name: "Vehicle name" });
  await vehicle.fill("Chota Hathi");
  await choice.click();
  await expect(choice).toBeChecked();
  await expect(page.getByText("“Chota Hathi” is not among the vehicle names.")).toBeVisible();
  await vehicle.fill("");
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
  await untilScripted(page);
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

async function groupFour(page: Page): Promise<void> {
  await upload(page, ["one", "two", "three", "four"]);
  await page.getByRole("button", { name: "Upload Images" }).click();
  await expect(page.getByText("Successfully uploaded 4 image(s) total!")).toBeVisible();
  await page.getByRole("link", { name: "Manage Images" }).first().click();
  const boxes = page.getByRole("row").getByRole("checkbox", { name: /^Select Vehicle/ });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  const change = page.getByRole("button", { name: "Change selected" });
  await change.press("Enter");
  await page.getByRole("dialog").press("Escape");
  await expect(change).toBeFocused();
  await page.getByRole("button", { name: "One project of the selected images" }).press("Enter");
  await expect(page.getByText("They are one project now")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "4 images" })).toBeFocused();
}

/** All at once: one that ends by itself in the meantime would be waited for. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByRole("button", { name: "Close this notice" });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}

/** The pictures in the order of the page. */
async function order(page: Page): Promise<string[]> {
  const pictures = page.locator("main ol img");
  return pictures.evaluateAll((all) => all.map((one) => /main_\d+_(\d+)_/.exec(one.outerHTML)?.[1] ?? ""));
}

test("selected images become one project, which is put in order by buttons and by dragging, and taken apart [IMG-20, IMG-21]", async ({
  page,
  emptySite,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, emptySite);
  await groupFour(page);
  await page.getByRole("link", { name: "Projects", exact: true }).click();
  await expect(page.getByText("1 project", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await page.getByRole("link", { name: /3 photos/ }).click();

  await expect.poll(() => order(page)).toEqual(["0", "1", "2"]);
  await page.getByRole("button", { name: "Move photo 1 down" }).press("Enter");
  await expect.poll(() => order(page)).toEqual(["1", "0", "2"]);
  await page.getByRole("button", { name: "Make cover: photo 3" }).click();
  await expect.poll(() => order(page)).toEqual(["2", "1", "0"]);
  await expect(page.getByText("The cover is changed")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const path = (await page.getByRole("link", { name: "See on site" }).getAttribute("href")) ?? "";
  await page.evaluate(() => {
    Reflect.set(navigator, "share", ({ text = "" }: ShareData) => {
      document.body.setAttribute("data-shared", text);
      return Promise.resolve();
    });
  });
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("body")).toHaveAttribute(
    "data-shared",
    new RegExp(`^Vehicle Project\n.*${path}\\?utm_source`),
  );

  await closeNotices(page);
  const handles = page.locator("main ol [class*=cursor-grab]");
  await handles.nth(0).scrollIntoViewIfNeeded();
  const [from, to] = [await handles.nth(0).boundingBox(), await handles.nth(1).boundingBox()];
  if (from === null || to === null) throw new Error("There are no handles.");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(["1", "2", "0"]);

  await page.getByRole("button", { name: "Take out: photo 3" }).click();
  await expect.poll(() => order(page)).toEqual(["1", "2"]);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => order(page)).toEqual(["1", "2", "0"]);
  await expect(page.getByText("All photos are back where they were")).toBeVisible();
  await page.getByRole("button", { name: "Take all apart" }).click();
  await expect(page.getByText("No project has several photos yet.")).toBeVisible();
  await page.goto(`${emptySite.url}/gallery`);
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(complaints).toEqual([]);
});
