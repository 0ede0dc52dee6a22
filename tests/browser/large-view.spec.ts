import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, test, untilScripted } from "./fixtures.ts";

const cardsOf = (page: Page) => page.getByRole("article");
const linkOf = (page: Page, card: number) => page.getByRole("link", { name: /View large/ }).nth(card);
const largeView = (page: Page) => page.getByRole("dialog", { name: "Large view" });

async function openGallery(page: Page, site: RunningSite, query = ""): Promise<void> {
  await page.goto(`${site.url}/gallery${query}`);
  await untilScripted(page);
}

test("the large view turns past what is loaded, and Back closes it [GAL-15, GAL-22]", async ({
  page,
  site,
}) => {
  await openGallery(page, site);
  const address = await linkOf(page, 23).getAttribute("href");
  await linkOf(page, 23).click();
  const large = largeView(page);
  await expect(large).toContainText("24 of 30");
  await expect(page).toHaveURL(site.url + address);
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(large).toContainText("25 of 30");
  await large.getByRole("link", { name: "Next project" }).press("Enter");
  await expect(large).toContainText("26 of 30");
  await expect(large.getByRole("link", { name: "Next project" })).toBeFocused();
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await expect(linkOf(page, 23)).toBeFocused();
  await page.goForward();
  await expect(large).toContainText("26 of 30");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${site.url}/gallery`);
});

test("a large view loaded anew is the project's page, and Back leads to the gallery at once", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openGallery(page, site, "?work=painting");
  await linkOf(page, 0).click();
  await expect(largeView(page)).toContainText("1 of 2");
  await page.route(/islands-.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect(largeView(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByText("1 of 2")).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(2);
});

test("a project that does not come keeps its name and picture, and is asked for again", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await openGallery(page, site);
  await context.setOffline(true);
  await linkOf(page, 1).click();
  const large = largeView(page);
  await expect(large.getByRole("heading", { name: "Tata Ace" })).toBeVisible();
  await expect(large.getByRole("img")).toBeVisible();
  await expect(large.getByRole("status")).toHaveText(textsOf("en").gallery.unreachable);
  await context.setOffline(false);
  await large.getByRole("button", { name: "Try again" }).click();
  await expect(large).toContainText("2 of 30");
});

test("a project that is gone shows what its address says", async ({ context, site }) => {
  const page = await context.newPage();
  await openGallery(page, site);
  await linkOf(page, 0).evaluate((link) => link.setAttribute("href", "/gallery/gone"));
  await linkOf(page, 0).click();
  await expect(page.getByRole("heading", { name: textsOf("en").notFound.message })).toBeVisible();
  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(24);
});

test("a swipe turns to the next project", async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openGallery(page, site);
  await linkOf(page, 9).tap();
  await expect(largeView(page)).toContainText("10 of 30");
  const devtools = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", 300);
  for (const x of [250, 200, 150, 100]) await touch("touchMove", x);
  await touch("touchEnd", 100);
  await expect(largeView(page)).toContainText("11 of 30");
  await context.close();
});

test("before and after are compared by keyboard and by tap [GAL-15]", async ({ page, site }) => {
  await openGallery(page, site, "?work=denting");
  await linkOf(page, 0).click();
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await expect(slider).toHaveAttribute("aria-valuetext", "50 % after");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 % after");
  await expectAccessible(page);
  const box = await slider.boundingBox();
  if (box === null) throw new Error("The slider is not on the screen.");
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect(slider).toHaveAttribute("aria-valuetext", /^2\d % after$/);
});

test("held upright, a phone compares both in one slider, higher than wide, over its whole width [GAL-15]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openGallery(page, site, "?work=denting");
  await linkOf(page, 0).click();
  const large = largeView(page);
  await expect(large).toContainText("1 of 2");
  const slider = large.getByRole("slider", { name: "Compare before and after" });
  await expect(slider).toHaveAttribute("aria-valuetext", "50 % after");
  const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
  expect(width).toBe(320);
  expect(height).toBeGreaterThan(width);
  await expect(large.getByRole("img", { name: "Before: Tata Ace" })).toHaveCount(1);
  const likeThis = large.getByRole("link", { name: "I want one like this" });
  await expect(likeThis).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await likeThis.click();
  await expect(page).toHaveURL(/\/contact\?inquiry=quote&project=[\w-]+/);
  await expect(page.getByText("Tata Ace, Denting").first()).toBeInViewport();
});
