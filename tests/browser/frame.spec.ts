import type { Locator, Page } from "@playwright/test";
import { listsOf } from "#content/lists.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test, untilScripted } from "./fixtures.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const menuOf = (page: Page) => page.getByRole("banner").getByRole("navigation");
const button = (page: Page, name: string) =>
  menuOf(page).getByRole("button", { name: `More pages: ${name}` });
const dentingLink = (page: Page) => menuOf(page).getByRole("link", { name: "Denting", exact: true });
const sectionOf = (banner: Locator, name: string) =>
  banner.locator("details details summary", { hasText: name });
const careerLink = (page: Page) => menuOf(page).getByRole("link", { name: /^Career/ });

test.describe("the desktop menu", () => {
  test.use({ viewport: desktop });

  test("opens by hover, stays on a click and turns to the neighbour [NAV-4, NAV-5]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    await button(page, "Services").hover();
    await expect(dentingLink(page)).toBeVisible();
    await button(page, "Services").click();
    await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await expect(dentingLink(page)).toBeVisible();
    await button(page, "Company").hover();
    await expect(careerLink(page)).toBeVisible();
    await expect(dentingLink(page)).toBeHidden();
    await page.mouse.move(640, 700);
    await expect(careerLink(page)).toBeHidden();
  });

  test("has dropdowns of the specified widths, with all services, bodies and company pages [NAV-2, NAV-3]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    for (const { name, width, links } of [
      { name: "Services", width: 450, links: 7 + 8 + 1 },
      { name: "Company", width: 550, links: 4 },
    ]) {
      await button(page, name).click();
      const panel = page.locator(`#${await button(page, name).getAttribute("aria-controls")}`);
      await expect(panel).toBeVisible();
      expect((await panel.boundingBox())?.width).toBe(width);
      await expect(panel.getByRole("link")).toHaveCount(links);
      await expectAccessible(page);
    }
  });

  test("opens with Enter and Space, closes with Escape and gives the focus back [NAV-5]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    for (const key of ["Enter", "Space"]) {
      await button(page, "Services").focus();
      await page.keyboard.press(key);
      await page.keyboard.press("Tab");
      await expect(menuOf(page).getByRole("link", { name: "Vehicle Body Building" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dentingLink(page)).toBeHidden();
      await expect(button(page, "Services")).toBeFocused();
    }
  });

  test("closes when the focus leaves it, when something else is clicked and when a link is chosen", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    await button(page, "Company").focus();
    await page.keyboard.press("Enter");
    await expect(careerLink(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(careerLink(page)).toBeHidden();

    await button(page, "Services").click();
    await expect(dentingLink(page)).toBeVisible();
    await page.mouse.click(1200, 700);
    await expect(dentingLink(page)).toBeHidden();

    await button(page, "Services").click();
    await dentingLink(page).click();
    await expect(page).toHaveURL(`${site.url}/services/denting`);
    await expect(dentingLink(page)).toBeHidden();
  });

  test("leads to the parent pages themselves and marks where the visitor is [NAV-3]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/services/denting`);
    const services = menuOf(page).getByRole("link", { name: "Services", exact: true });
    await expect(services).toHaveAttribute("aria-current", "true");
    await services.click();
    await expect(page).toHaveURL(`${site.url}/services`);
    await expect(services).toHaveAttribute("aria-current", "page");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the footer's ground reaches the end of the page, and its last link stands above the bar", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/about`);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = page.getByRole("contentinfo");
    const ground = await footer.boundingBox();
    const last = await footer.getByRole("link").last().boundingBox();
    const bar = await page.locator(".call-bar").boundingBox();
    expect(Math.round((ground?.y ?? 0) + (ground?.height ?? 0))).toBe(phone.height);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test("the menu in Marathi keeps one section open and closes on a choice [NAV-7]", async ({
    page,
    site,
  }) => {
    const { site: words, services, company } = textsOf("mr");
    await page.goto(`${site.url}/mr/contact`);
    await untilScripted(page);
    const banner = page.getByRole("banner");
    await banner.locator("details:has(nav) > summary").click();
    await sectionOf(banner, words.services).click();
    const painting = banner.getByRole("link", { name: services.painting.title, exact: true });
    await expect(painting).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await sectionOf(banner, words.company).click();
    await expect(painting).toBeHidden();
    await expect(sectionOf(banner, words.company)).toBeInViewport();
    const life = banner.getByRole("link", { name: company.life.text });
    await life.click();
    await expect(page).toHaveURL(`${site.url}/mr/company/life`);
    await expect(life).toBeHidden();
    await page.goBack();
    await expect(life).toBeHidden();
  });

  test("choosing the page that is shown closes the menu, too [NAV-7]", async ({ page, site }) => {
    await page.goto(`${site.url}/contact?inquiry=quote`);
    await untilScripted(page);
    const banner = page.getByRole("banner");
    await banner.locator("details:has(nav) > summary").click();
    const quote = banner.getByRole("link", { name: "Get Quote" });
    await quote.click();
    await expect(quote).toBeHidden();
    await expect(page).toHaveURL(`${site.url}/contact?inquiry=quote`);
  });

  test("Escape and a focus that leaves close the menu", async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    const banner = page.getByRole("banner");
    const toggle = banner.locator("details:has(nav) > summary");
    const gallery = banner.getByRole("link", { name: "Gallery" });
    await toggle.click();
    await gallery.focus();
    await page.keyboard.press("Escape");
    await expect(gallery).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await banner.getByRole("link", { name: "Get Quote" }).focus();
    await page.keyboard.press("Tab");
    await expect(gallery).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open by pointer and keyboard, and every page is linked", async ({ page, site }) => {
    await page.setViewportSize(desktop);
    await page.goto(`${site.url}/contact`);
    await expect(dentingLink(page)).toBeHidden();
    await button(page, "Services").hover();
    await expect(dentingLink(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(dentingLink(page)).toBeHidden();
    await button(page, "Services").focus();
    await page.keyboard.press("Tab");
    await expect(menuOf(page).getByRole("link", { name: "Vehicle Body Building" })).toBeFocused();
  });

  test("the menu of a phone, the questions and the map's link work [NAV-7, NAV-10]", async ({
    page,
    site,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${site.url}/contact`);
    const banner = page.getByRole("banner");
    await banner.locator("details:has(nav) > summary").click();
    await sectionOf(banner, "Company").click();
    await expect(banner.getByRole("link", { name: /^Career/ })).toBeVisible();
    await banner.locator("details:has(nav) > summary").click();
    const [, payment] = listsOf("en").faq;
    if (payment === undefined) throw new Error("No questions");
    await page.getByText(payment.title).click();
    await expect(page.getByText(payment.text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open in Maps" }).first()).toBeVisible();
    await expect(page.getByText("Show map", { exact: true }).first()).toBeHidden();
  });
});
