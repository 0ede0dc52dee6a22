import type { Locator } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import { expect, followSlowly, test, untilScripted } from "./fixtures.ts";
import { signIn } from "./sign-in.ts";

const words = textsOf("en").gallery;

const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

test("projects stand in 2, 3 or 4 columns, three wide to two high [GAL-8]", async ({ page, site }) => {
  for (const [width, columns] of [
    [360, 2],
    [639, 2],
    [640, 3],
    [767, 3],
    [768, 4],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${site.url}/gallery`);
    const grid = page.getByRole("list").filter({ has: page.getByRole("article") });
    expect({ width, columns: await columnsOf(grid) }).toEqual({ width, columns });
    const picture = await page.getByRole("article").first().getByRole("img").first().boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 2, 1);
  }
});

test("while it loads the gallery says so, and afterwards how many there are [GAL-1, GAL-2, GAL-3, GAL-19]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/gallery`);
  await untilScripted(page);
  const main = page.getByRole("main");
  const tabs = main.getByRole("link", {
    name: /^(All Projects|Body Building|Modifications|Painting|Custom Work|Restoration|Denting)$/,
  });
  await expect(tabs).toHaveCount(7);
  await expect(page.getByLabel(words.vehicle).getByRole("option").first()).toHaveText("All Vehicles");
  await expect(page.getByLabel(words.bodyType).getByRole("option").first()).toHaveText("All Body Types");
  const { said } = await followSlowly(page, main.getByRole("link", { name: "Painting", exact: true }));
  expect(said).toContain("Loading gallery...");
  await expect(main.getByRole("status").first()).toHaveText("2 projects");
});

test("a pair fades from before to after under the pointer, other cards do not [GAL-13]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/gallery?work=denting`);
  const card = page.getByRole("article").first();
  const before = card.getByRole("img", { name: "Before: Tata Ace" }).locator("xpath=ancestor::span[2]");
  await expect(card.getByRole("img", { name: "After: Tata Ace" })).toBeVisible();
  await expect(before).toHaveCSS("opacity", "1");
  await card.getByRole("link").hover();
  await expect(before).toHaveCSS("opacity", "0");
  await page.goto(`${site.url}/gallery?work=painting`);
  await expect(page.getByRole("article").first().getByRole("img")).toHaveCount(1);
});

test("a slide fades in for one second [HOME-4]", async ({ page, site }) => {
  await page.goto(site.url);
  await untilScripted(page);
  const shown = page.getByRole("listitem").filter({
    has: page.getByRole("img", { name: textsOf("en").home.hero.slides[0].alt }),
  });
  await expect(shown).toHaveCSS("transition-property", "opacity");
  await expect(shown).toHaveCSS("transition-duration", "1s");
});

/** So that the figures wait for being seen. */
async function scrollAbove(figures: Locator): Promise<void> {
  await figures.evaluate((section) => {
    const beyond = section.getBoundingClientRect().top - window.innerHeight;
    window.scrollBy({ top: beyond - 100, behavior: "instant" });
  });
  await expect(figures.locator("[aria-hidden]").first()).toHaveText("00,000+");
}

test("paper has the figures, though nobody has seen them count [HOME-8]", async ({ page, site }) => {
  await page.goto(site.url);
  await untilScripted(page);
  const figures = page.locator("[data-island=statistics]");
  await scrollAbove(figures);
  await page.pdf();
  await expect(figures.locator("[aria-hidden]").first()).toHaveText("50,000+");
});

test("the figures begin to count when a tenth of them is seen, and not before [HOME-8]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(site.url);
  await untilScripted(page);
  const figures = page.locator("section", { has: page.locator("dd [aria-hidden]") });
  await scrollAbove(figures);
  await figures.evaluate((section) => {
    const counted = { changes: 0 };
    const observer = new MutationObserver(() => counted.changes++);
    observer.observe(section, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { counted });
  });
  const changes = () => page.evaluate(() => window.counted.changes);
  const showShare = (share: number) =>
    figures.evaluate(async (section, share) => {
      const { top, height } = section.getBoundingClientRect();
      window.scrollBy({ top: top + share * height - window.innerHeight, behavior: "instant" });
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(section));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, share);
  await showShare(0.05);
  expect(await changes()).toBe(0);
  await showShare(0.15);
  await expect.poll(changes).toBeGreaterThan(5);
});

declare global {
  interface Window {
    counted: { changes: number };
  }
}

test("the bodies stand in two columns below body building [NAV-3]", async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/contact`);
  await untilScripted(page);
  const menu = page.getByRole("banner").getByRole("navigation");
  await menu.getByRole("button", { name: "More pages: Services" }).click();
  const bodies = menu
    .getByRole("list")
    .filter({ has: page.getByRole("link", { name: "Food Van" }) })
    .last();
  await expect(bodies.getByRole("link")).toHaveCount(8);
  expect(await columnsOf(bodies)).toBe(2);
});

test("a finger reaches the pages that dropdowns hang on [NAV-6]", async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const { services, allServices, company, aboutCompany } = textsOf("en").site;
  for (const [section, link, path] of [
    [services, allServices, "/services"],
    [company, aboutCompany, "/company"],
  ] as const) {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    const banner = page.getByRole("banner");
    await banner.locator("details:has(nav) > summary").tap();
    await banner.locator("details details summary", { hasText: section }).tap();
    await banner.getByRole("link", { name: link, exact: true }).tap();
    await expect(page).toHaveURL(site.url + path);
  }
  await context.close();
});

test("a tooltip waits for 700 ms, the next one comes at once [ADM-9]", async ({ page, emptySite }) => {
  await page.clock.install();
  await signIn(page, emptySite, { path: "/admin/vehicle-names", title: "Vehicle Names" });
  await page.getByLabel("Add a vehicle name").fill("Tata Ace");
  await page.keyboard.press("Enter");
  const edit = page.getByRole("button", { name: "Edit Tata Ace" });
  const tooltip = page.getByRole("tooltip");
  await expect(edit).toBeVisible();
  await page.clock.pauseAt(Date.now() + 600_000);
  await edit.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip).toHaveText("Edit");
  await page.mouse.move(5, 5, { steps: 5 });
  await page.clock.runFor(100);
  await expect(tooltip).toHaveCount(0);
  await page.getByRole("button", { name: "Delete Tata Ace" }).hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText("Delete");
});
