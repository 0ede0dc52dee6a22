import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, expectAccessible, followSlowly, holdAnswers, test, untilScripted } from "./fixtures.ts";

const cardsOf = (page: Page) => page.getByRole("article");
const linkOf = (page: Page, card: number) => page.getByRole("link", { name: /View large/ }).nth(card);
const largeView = (page: Page) => page.getByRole("dialog", { name: "Large view" });

async function openGallery(page: Page, site: RunningSite, query = ""): Promise<void> {
  await page.goto(`${site.url}/gallery${query}`);
  await untilScripted(page);
}

test.describe("the gallery in Marathi", () => {
  const words = textsOf("mr").gallery;

  test("filters, shares its state in the address and gives filters back [GAL-4, GAL-7, GAL-11]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/mr/gallery`);
    await untilScripted(page);
    await page.getByRole("main").getByRole("link", { name: words.work.painting, exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/mr/gallery?work=painting`);
    await expect(cardsOf(page)).toHaveCount(2);
    await untilScripted(page);
    await page.getByLabel(words.vehicle).selectOption("Carry");
    await expect(page.getByText(words.empty)).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/mr/gallery?work=painting&vehicle=Carry`);
    await page.getByRole("link", { name: words.removeFilter.replace("{name}", "Carry") }).click();
    await expect(cardsOf(page)).toHaveCount(2);
    await page.goBack();
    await expect(page.getByText(words.empty)).toBeVisible();
  });

  test("loads more without losing what is there [GAL-17]", async ({ page, site }) => {
    await page.goto(`${site.url}/mr/gallery`);
    await untilScripted(page);
    await expect(cardsOf(page)).toHaveCount(24);
    await page.getByRole("link", { name: words.loadMore }).press("Enter");
    await expect(cardsOf(page)).toHaveCount(30);
    const shown = words.countShown.replace("{first}", "1").replaceAll(/{last}|{total}/g, "30");
    await expect(page.getByText(shown)).toBeVisible();
    await expect(cardsOf(page).nth(24).getByRole("link")).toBeFocused();
    await expect(page.getByRole("link", { name: words.loadMore })).toHaveCount(0);
  });
});

test("where the next cards do not come, their page is loaded", async ({ context, site }) => {
  const page = await context.newPage();
  await openGallery(page, site);
  await page.route("**/gallery?page=2", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Load more" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(cardsOf(page)).toHaveCount(6);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the gallery is read, filtered and turned over [GAL-4, GAL-17]", async ({ page, site }) => {
    await page.goto(`${site.url}/mr/gallery`);
    const words = textsOf("mr").gallery;
    await expect(cardsOf(page)).toHaveCount(24);
    await page.getByRole("link", { name: words.loadMore }).click();
    await expect(cardsOf(page)).toHaveCount(6);
    await page.getByLabel(words.vehicle).selectOption("Tata Ace");
    await page.getByRole("button", { name: words.showResults }).click();
    await expect(cardsOf(page)).toHaveCount(4);
    await page.getByRole("main").getByRole("link", { name: words.work.denting, exact: true }).click();
    await expect(cardsOf(page)).toHaveCount(2);
  });

  test("a pair shows its other side, and both on its page, which leads on and back [GAL-14, GAL-22]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/gallery?work=denting`);
    const card = cardsOf(page).first();
    const after = card.getByRole("img", { name: "After: Tata Ace" }).locator("xpath=ancestor::span[1]");
    await expect(after).toHaveCSS("opacity", "0");
    await card.getByRole("checkbox").press("Space");
    await expect(after).toHaveCSS("opacity", "1");
    await card.getByRole("link").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Tata Ace" })).toBeVisible();
    const [before, afterwards] = await Promise.all(
      ["Before: Tata Ace", "After: Tata Ace"].map((name) => main.getByRole("img", { name }).boundingBox()),
    );
    expect(afterwards?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    await main.getByRole("link", { name: "Next project" }).click();
    await expect(main.getByText("2 of 2")).toBeVisible();
    await main.getByRole("link", { name: "Back to the gallery" }).click();
    await expect(page).toHaveURL(/gallery\?work=denting#/);
    await expect(cardsOf(page)).toHaveCount(2);
  });
});

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

test("a large view loaded anew is the project's page, and Back leads to the gallery", async ({
  page,
  site,
}) => {
  await openGallery(page, site, "?work=painting");
  await linkOf(page, 0).click();
  await expect(largeView(page)).toContainText("1 of 2");
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

test("a choice made before the scripts arrive takes effect when they do", async ({ page, site }) => {
  const scripts = await holdAnswers(page, "**/assets/*.js");
  await page.goto(`${site.url}/gallery`, { waitUntil: "commit" });
  await page.getByLabel("Vehicle").selectOption("Tata Ace");
  scripts.letGo();
  await expect(page).toHaveURL(/vehicle=Tata\+Ace/);
  await expect(cardsOf(page)).toHaveCount(4);
});

test("a choice made far down begins with its first results, one made at the top moves nothing", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page, site);
  await page.getByRole("main").getByRole("link", { name: "Body Building", exact: true }).click();
  await expect(page).toHaveURL(/work=body-building$/);
  await untilScripted(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await cardsOf(page).nth(20).scrollIntoViewIfNeeded();
  await page.getByRole("main").getByRole("link", { name: "Painting", exact: true }).click();
  await expect(cardsOf(page)).toHaveCount(2);
  await expect(cardsOf(page).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("2 projects")).toBeInViewport({ ratio: 1 });
});

test("on a slow line a way to the gallery says that it loads, and nothing moves [GAL-1]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/company`);
  await untilScripted(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Gallery" });
  const { said, heights } = await followSlowly(page, link);
  expect(said).toEqual(["", "Loading gallery..."]);
  expect(new Set(heights).size).toBe(1);
  await expect(cardsOf(page)).toHaveCount(24);
  await expect(page.getByText("Loading gallery...")).toHaveCount(0);
});

test("a link that is hovered is fetched ahead by rules that the browser accepts", async ({
  context,
  page,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Preload.enable");
  const rules = new Promise<{ errorType?: string }>((resolve) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => resolve(ruleSet));
  });
  const fetched = new Promise<string>((resolve) => {
    devtools.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (status === "Ready") resolve(prefetchUrl);
    });
  });
  await page.goto(`${site.url}/about`);
  expect((await rules).errorType).toBeUndefined();
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).hover();
  expect(await fetched).toBe(`${site.url}/gallery`);
});

test("the language selector leads to the same choice in another language [LANG-6]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/gallery?work=painting`);
  await page.getByRole("banner").getByRole("link", { name: "मराठी" }).click();
  await expect(page).toHaveURL(`${site.url}/mr/gallery?work=painting`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
});
