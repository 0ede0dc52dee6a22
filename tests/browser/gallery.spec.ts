import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import type { RunningSite } from "#tests/support/running-site.ts";
import { expect, followSlowly, holdAnswers, test, untilScripted } from "./fixtures.ts";

const cardsOf = (page: Page) => page.getByRole("article");

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
    const half = card.getByRole("img", { name: "Before: Tata Ace" }).locator("xpath=ancestor::span[2]");
    await expect(half).toHaveCSS("opacity", "1");
    await card.getByRole("checkbox").press("Space");
    await expect(half).toHaveCSS("opacity", "0");
    await card.getByRole("link").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Tata Ace" })).toBeVisible();
    const [before, afterwards] = await Promise.all(
      ["Before: Tata Ace", "After: Tata Ace"].map((name) =>
        main.getByRole("img", { name }).first().boundingBox(),
      ),
    );
    expect(afterwards?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0));
    await main.getByRole("link", { name: "Next project" }).click();
    await expect(main.getByText("2 of 2")).toBeVisible();
    await main.getByRole("link", { name: "Back to the gallery" }).click();
    await expect(page).toHaveURL(/gallery\?work=denting#/);
    await expect(cardsOf(page)).toHaveCount(2);
  });
});

test("before is whole at rest, and gives way to after under the pointer and with the focus [GAL-13]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/gallery?work=denting`);
  const card = cardsOf(page).first();
  const before = card.locator(".pair-before");
  await expect(before).toHaveCSS("opacity", "1");
  await expect(before.locator("span").first()).toHaveCSS("clip-path", "none");
  await card.getByRole("link").hover();
  await expect(before).toHaveCSS("opacity", "0");
  await page.mouse.move(0, 0);
  await expect(before).toHaveCSS("opacity", "1");
  await page.keyboard.press("Tab");
  await card.getByRole("link").focus();
  await expect(before).toHaveCSS("opacity", "0");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("a pair shows both its halves at once [GAL-14]", async ({ page, site }) => {
    await page.goto(`${site.url}/gallery?work=denting`);
    const before = cardsOf(page).first().locator(".pair-before");
    await expect(before.locator("span").first()).toHaveCSS("clip-path", /polygon/);
    await expect(before.getByText("After")).toBeVisible();
  });

  test("the filters make room while one scrolls down, and are back with a move up or a key [GAL-4]", async ({
    page,
    site,
  }) => {
    await openGallery(page, site);
    const filters = page.getByRole("main").getByRole("navigation");
    await page.mouse.wheel(0, 60);
    await expect(filters).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(filters).not.toBeInViewport();
    await page.mouse.wheel(0, -40);
    await expect(filters).toBeInViewport();
    await page.mouse.wheel(0, 300);
    await expect(filters).not.toBeInViewport();
    await page.getByLabel("Vehicle").focus();
    await expect(page.getByLabel("Vehicle")).toBeInViewport({ ratio: 1 });
  });
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
