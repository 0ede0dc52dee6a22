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
import { expectTargetsForThumbs, signIn, untilHydrated } from "./sign-in.ts";

const test = siteTest.extend<{ managed: RunningSite }>({ managed: siteFilledBy(fillManagedGallery) });

// Notices that fade would be looked at half transparent.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const openList = (page: Page, site: RunningSite, search = "") =>
  signIn(page, site, { path: `/admin/images${search}`, title: "Manage Images" });

const inGrid = (page: Page, name: string) => page.getByRole("button", { name: `Show ${name} large` });

test("on a phone twelve pictures are on the first screen, and are narrowed down at once, and Back closes what is open [IMG-13, IMG-14, IMG-17, ADM-13]", async ({
  page,
  managed,
}) => {
  await openList(page, managed);
  const twelfth = page.getByRole("button", { name: /^Show .* large/ }).nth(11);
  const bar = page.getByRole("navigation", { name: "Sections" });
  const [last, barBox] = [await twelfth.boundingBox(), await bar.boundingBox()];
  expect((last?.y ?? 740) + (last?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);

  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Which images").selectOption("Before and after");
  await expect(page.getByText("1 image found: Before and after")).toBeVisible();
  await expect(page).toHaveURL(`${managed.url}/admin/images?kind=pairs`);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);

  const preview = page.getByRole("button", { name: "Show Tata Ace large, before and after" });
  await expect(preview.locator("img")).toHaveCount(2);
  await preview.click();
  await expect(page.getByRole("dialog", { name: "Tata Ace" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await expectTargetsForThumbs(page);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await preview.click();
  await page.getByRole("button", { name: "Delete Tata Ace" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.locator("img")).toHaveCount(2);
  await expect(question.getByRole("listitem")).toHaveText("Tata Ace");
  await expectAccessible(page);
  await page.reload();
  await untilHydrated(page);
  await expect(question).toHaveCount(0);

  await preview.click();
  await page.getByRole("button", { name: "Edit Tata Ace" }).click();
  await page.getByLabel("Vehicle name").fill("Never saved");
  await page.goBack();
  await expect(page.getByText("Leave without saving your changes?")).toBeVisible();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(`${managed.url}/admin/images?kind=pairs`);
  await page.getByRole("link", { name: "Show all images" }).click();
  await expect(page.getByText(`${carries + 1} images`)).toBeVisible();
});

test("several images are changed and put back, and a star puts its image among the featured [IMG-15, IMG-16]", async ({
  context,
  managed,
}) => {
  const page = await context.newPage();
  await openList(page, managed, "?search=tata");
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select Tata Ace" }).check();
  await page.getByRole("button", { name: "Change selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 1 image" });
  await dialog.getByLabel("Vehicle").fill("Tata Yodha");
  await expect(dialog.getByText("The vehicle of 1 image will be Tata Yodha.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  await expect(page.getByText("1 image changed")).toBeVisible();
  await expect(inGrid(page, "Tata Yodha")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("1 image is as it was")).toBeVisible();

  await page.goto(`${managed.url}/admin/images`);
  await untilHydrated(page);
  const pictures = page.getByRole("button", { name: /^Show .* large/ });
  await expect(pictures.first()).toHaveAccessibleName(/Tata Ace/);
  await inGrid(page, "Carry").first().press("Enter");
  await page.getByRole("button", { name: "Featured: Carry" }).press("Enter");
  await expect(page.getByText("Featured status updated")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pictures.first()).toHaveAccessibleName(/Carry/);
});

test("on a slow line a tap shows in the same frame where it leads [ADM-14]", async ({ context, managed }) => {
  const page = await context.newPage();
  await openList(page, managed, "?search=carry");
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  const tap = async (name: string) => {
    const link = page.getByRole("link", { name, exact: true });
    const handle = await link.evaluateHandle((element) => ({
      inFrame: new Promise<string | null>((resolve) => {
        const look = () => requestAnimationFrame(() => resolve(element.getAttribute("aria-busy")));
        element.addEventListener("click", look, { once: true });
      }),
    }));
    await link.click();
    return handle.evaluate(({ inFrame }) => inFrame);
  };
  expect(await tap("Next")).toBe("true");
  await expect(page.getByRole("region", { name: "List of images" })).toHaveAttribute("aria-busy", "true");
  expect(await tap("Upload")).toBe("true");
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect(inGrid(page, "Carry").first()).toBeVisible();
  mayAnswer.resolve();
  await expect(page.getByRole("heading", { level: 1, name: "Upload Images" })).toBeVisible();
});

test("signed in, a vehicle name is mended in four taps [IMG-9]", async ({ context, managed }) => {
  const page = await context.newPage();
  await signIn(page, managed);
  let taps = 0;
  const tap = async (control: Locator) => {
    taps++;
    await control.click();
  };
  await tap(page.getByRole("link", { name: "Images", exact: true }));
  await tap(inGrid(page, "Tata Ace"));
  await tap(page.getByRole("button", { name: "Edit Tata Ace" }));
  await expect(page.getByLabel("Vehicle name")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Tata Ace Gold");
  await tap(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText("Image updated successfully")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inGrid(page, "Tata Ace Gold")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test("from 1024 px on images are a table whose header selects all, below that a grid [IMG-3, IMG-5]", async ({
  page,
  managed,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openList(page, managed);
  const table = page.getByRole("region", { name: "List of images" });
  await expect(page.getByRole("columnheader")).toHaveCount(10);
  await expect(page.getByRole("columnheader", { name: "Actions" })).toBeInViewport({ ratio: 1 });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole("columnheader").getByRole("checkbox").check();
  for (const box of await page.getByRole("row").getByRole("checkbox").all()) await expect(box).toBeChecked();
  await expectAccessible(page);
  await expectTargetsForThumbs(page);
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(page.getByRole("columnheader")).toHaveCount(0);
  await expectNoSidewaysScrolling(page);
});

test("a photograph is seen on the site and shared, several as one message that Numbers counts [IMG-30]", async ({
  page,
  managed,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await openList(page, managed, "?search=ace");
  const opened = () => page.evaluate(() => Reflect.get(window, "opened"));
  await page.evaluate(() => {
    window.open = (address) => {
      Reflect.set(window, "opened", String(address));
      return null;
    };
  });
  await inGrid(page, "Tata Ace").click();
  const see = page.getByRole("link", { name: "See Tata Ace on the site" });
  const path = (await see.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: "Share Tata Ace" }).click();
  const message = `Tata Ace\n${managed.url}${path}?utm_source=whatsapp&utm_medium=share`;
  const address = `https://wa.me/?text=${encodeURIComponent(message)}`;
  expect(await opened()).toBe(address);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select Tata Ace" }).check();
  await page.evaluate(() => Reflect.deleteProperty(window, "opened"));
  await page.getByRole("button", { name: "Share selected" }).click();
  await expect.poll(opened).toBe(address);

  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await inGrid(page, "Tata Ace").dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true });
  await expect(page.getByRole("checkbox", { name: "Select Tata Ace" })).toBeChecked();
  await page.getByRole("searchbox").fill("carry");
  await expect(page.getByText(`${carries} images found for “carry”`)).toBeVisible();
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await page.getByRole("checkbox", { name: "Select Carry" }).first().check();
  await page.getByRole("button", { name: "Share selected" }).click();
  await expect(page.getByText("Visitors do not see any of these.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all" }).check();
  await page.getByRole("button", { name: "Share selected" }).click();
  await expect(page.getByText("At most 20 photographs fit into one message.")).toBeVisible();
});
