import type { Locator, Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { listsOf } from "#content/lists.server.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test, untilScripted } from "./fixtures.ts";

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

const menuOf = (page: Page) => page.getByRole("banner").getByRole("navigation");
const button = (page: Page, name: string) =>
  menuOf(page).getByRole("button", { name: `More pages: ${name}` });
const dentingLink = (page: Page) => menuOf(page).getByRole("link", { name: "Denting", exact: true });
/** The first three questions of the contact page. */
function defaultQuestions() {
  const [turnaround, payment, vehicles] = listsOf("en").faq;
  if (turnaround === undefined || payment === undefined || vehicles === undefined)
    throw new Error("No questions");
  return { turnaround, payment, vehicles };
}
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
      { name: "Services", width: 450, links: 7 + 8 },
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
    const { payment } = defaultQuestions();
    await page.getByText(payment.title).click();
    await expect(page.getByText(payment.text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open in Maps" }).first()).toBeVisible();
    await expect(page.getByText("Show map", { exact: true }).first()).toBeHidden();
  });
});

test.describe("the contact page", () => {
  test("asks no third party before the map is wished for [NAV-10]", async ({ page, site }) => {
    const strangers: string[] = [];
    await page.route(/^https:/, async (route) => {
      strangers.push(new URL(route.request().url()).origin);
      await route.fulfill({ contentType: "text/html", body: "<title>A map</title>" });
    });
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(strangers).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Show map" }).click();
    const frame = page.getByTitle(textsOf("en").contact.map.frameTitle);
    await expect(frame).toBeFocused();
    await expect.poll(() => strangers).toEqual(["https://www.openstreetmap.org"]);
  });

  test("says whether the workshop is open where the workshop is [CON-2]", async ({ page, site }) => {
    await page.clock.setFixedTime("2026-05-01T12:29:00Z");
    await page.goto(`${site.url}/contact`);
    await untilScripted(page);
    await expect(page.getByText("Open now, until 6:00 PM")).toBeVisible();
    await page.clock.setFixedTime("2026-05-06T12:30:00Z");
    await page.reload();
    await untilScripted(page);
    await expect(page.getByText("Closed now, opens on Friday at 9:00 AM")).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 360, height: 640 } });

    for (const [code, tomorrow, today] of [
      ["en", "opens Fri 9:00", "opens 9:00"],
      ["hi", "शुक्र 9:00 से", "9:00 से"],
      ["mr", "शुक्र 9:00 पासून", "9:00 पासून"],
    ] as const) {
      test(`the bar always says to call, and when it opens, in ${code} [CON-2, CON-16]`, async ({
        page,
        site,
      }) => {
        const { call, openNow, quickContact, whatsapp } = textsOf(code).site;
        const bar = page.getByRole("navigation", { name: quickContact });
        const ground = (name: string) =>
          bar.getByRole("link", { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
        for (const [time, said] of [
          ["2026-05-06T15:30:00Z", tomorrow],
          ["2026-05-08T02:00:00Z", today],
          ["2026-05-08T06:00:00Z", openNow],
        ] as const) {
          await page.clock.setFixedTime(time);
          await page.goto(site.url + sitePath(code, "/services"));
          await expect(bar.getByRole("link", { name: call })).toHaveText(call + said);
          const isStrong = (await ground(whatsapp)) === "rgb(255, 181, 28)";
          expect(isStrong).toBe(said !== openNow);
          await expectNoSidewaysScrolling(page);
        }
      });
    }
  });

  test("carries the chosen service into the greeting, until it is removed [CON-5, CON-12]", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/mr/contact?service=Denting`);
    const { chosen, whatsapp } = textsOf("mr").contact;
    const chat = page.getByRole("link", { name: whatsapp.button }).first();
    const greeting = async () => new URL((await chat.getAttribute("href")) ?? "").searchParams.get("text");
    expect(await greeting()).toContain("डेंटिंग");
    await page.getByRole("link", { name: chosen.remove.replace("{service}", "डेंटिंग") }).click();
    await expect(page).toHaveURL(/\/mr\/contact\?inquiry=quote(#|$)/);
    await expect.poll(greeting).not.toContain("डेंटिंग");
  });

  test("keeps one answer open at a time [CON-3]", async ({ page, site }) => {
    const { turnaround, vehicles } = defaultQuestions();
    await page.goto(`${site.url}/contact`);
    await page.getByText(turnaround.title).click();
    await expect(page.getByText(turnaround.text)).toBeVisible();
    await page.getByText(vehicles.title).click();
    await expect(page.getByText(vehicles.text)).toBeVisible();
    await expect(page.getByText(turnaround.text)).toBeHidden();
    await page.getByText(vehicles.title).click();
    await expect(page.getByText(vehicles.text)).toBeHidden();
  });
});
