import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import { expect, test, untilScripted } from "./fixtures.ts";
import { startHaltingSite } from "./halting-site.ts";

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };
const words = textsOf("en");

async function holdScripts(page: Page): Promise<{ letGo(): void }> {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letGo: () => held.resolve() };
}

async function openUnscripted(page: Page, url: string): Promise<{ letGo(): void }> {
  const scripts = await holdScripts(page);
  await page.goto(url, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor({ state: "attached" });
  return scripts;
}

test.describe("before the scripts are there, a finger", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("opens the menu of a phone and one of its sections", async ({ page, site }) => {
    const scripts = await openUnscripted(page, site.url);
    const banner = page.getByRole("banner");
    await banner.locator("details:has(nav) > summary").tap();
    await banner.locator("details details summary", { hasText: words.site.company }).tap();
    const career = banner.getByRole("link", { name: /^Career/ });
    await expect(career).toBeVisible();
    scripts.letGo();
    await untilScripted(page);
    await expect(career).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(career).toBeHidden();
  });

  test("is led to the page of the map's provider", async ({ page, site }) => {
    await page.route("https://www.openstreetmap.org/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>A map</title>" }),
    );
    await openUnscripted(page, `${site.url}/contact`);
    await page.getByRole("main").getByRole("link", { name: words.contact.map.showMap }).tap();
    await expect(page).toHaveURL(/^https:\/\/www\.openstreetmap\.org\/\?mlat=/);
  });
});

test("the comparison goes to where its slider was moved before the scripts came", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  const scripts = await openUnscripted(page, site.url);
  const comparison = page.locator("[data-island=comparison]");
  await expect(comparison).toHaveCSS("--after", "50%");
  const slider = comparison.getByRole("slider");
  await slider.focus();
  await slider.press("End");
  scripts.letGo();
  await expect(slider).toHaveAttribute("aria-valuetext", "100 % after");
  await expect(comparison).toHaveCSS("--after", "100%");
});

test("a dropdown that is open when the scripts come stays open, and closes as specified", async ({
  page,
  site,
}) => {
  await page.setViewportSize(desktop);
  const scripts = await openUnscripted(page, `${site.url}/contact`);
  const menu = page.getByRole("banner").getByRole("navigation");
  const button = menu.getByRole("button", { name: "More pages: Services" });
  const denting = menu.getByRole("link", { name: "Denting", exact: true });
  await button.hover();
  await expect(denting).toBeVisible();
  scripts.letGo();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(640, 700);
  await expect(denting).toBeHidden();
});

test("the slides show their controls once they work, not before", async ({ page, site }) => {
  await page.setViewportSize(desktop);
  const scripts = await openUnscripted(page, site.url);
  const choice = page.getByRole("button", { name: /Dindi Rath/ });
  await expect(page.getByRole("img", { name: words.home.hero.slides[0].alt })).toBeVisible();
  await expect(choice).toBeHidden();
  scripts.letGo();
  await choice.click();
  await expect(page.getByRole("img", { name: words.home.hero.slides[3].alt })).toBeVisible();
});

test("a menu is closed on the page that Back brings again", async ({ page, site }) => {
  await page.setViewportSize(phone);
  await page.goto(`${site.url}/contact`);
  await untilScripted(page);
  const gallery = page.getByRole("banner").getByRole("link", { name: words.site.gallery });
  await page.getByRole("banner").locator("details:has(nav) > summary").click();
  await gallery.click();
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(gallery).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await expect(gallery).toBeHidden();
});

test("a page out of the browser's page cache has no open menu", async ({ page, site }) => {
  const comesBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.setViewportSize(phone);
  await page.goto(`${site.url}/contact`);
  await untilScripted(page);
  const banner = page.getByRole("banner");
  const gallery = banner.getByRole("link", { name: words.site.gallery });
  await banner.locator("details:has(nav) > summary").click();
  await expect(gallery).toBeVisible();
  await comesBack();
  await expect(gallery).toBeHidden();
  await page.setViewportSize(desktop);
  const button = banner.getByRole("button", { name: "More pages: Company" });
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await comesBack();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("islands are also hydrated in a document whose end comes after the scripts", async ({ page, site }) => {
  await using halting = await startHaltingSite(site.url);
  await page.goto(`${halting.url}/contact`, { waitUntil: "commit" });
  await page.waitForFunction(() => {
    const wanted = [...document.querySelectorAll("link[rel=modulepreload], script[type=module]")];
    const here = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
    return wanted.length > 0 && here.length >= wanted.length;
  });
  halting.sendRest();
  await expect(page.locator("main [data-island=opening-lamp][data-hydrated]")).toBeVisible();
  await untilScripted(page);
});

test("the picture of a chosen service becomes the head of its page [SITE-19]", async ({ page, site }) => {
  await page.addInitScript(() => {
    window.addEventListener("pagereveal", async (event) => {
      await event.viewTransition?.ready;
      const names = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : ""));
      document.documentElement.dataset.carried = names.join(" ");
    });
  });
  await expect(async () => {
    await page.goto(`${site.url}/services`);
    await page
      .getByRole("main")
      .getByRole("link", { name: `${words.servicesList.learnMore} ${words.services.denting.title}` })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.services.denting.title);
    await expect(page.locator("html")).toHaveAttribute("data-carried", /new\(vehicle\)/, { timeout: 5_000 });
  }).toPass();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("both pictures of a comparison are whole on a phone and on a desktop", async ({ page, site }) => {
    const { beforeAlt, afterAlt } = words.home.about;
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(site.url);
      const boxes = [];
      for (const name of [beforeAlt, afterAlt]) {
        const picture = page.getByRole("main").getByRole("img", { name, exact: true });
        await picture.scrollIntoViewIfNeeded();
        await expect(picture).toBeVisible();
        boxes.push(await picture.boundingBox());
      }
      await expect(page.getByRole("slider")).toBeHidden();
      const [before, after] = boxes;
      expect(after?.width).toBe(before?.width);
      expect(before?.width).toBeGreaterThan(300);
    }
  });
});
