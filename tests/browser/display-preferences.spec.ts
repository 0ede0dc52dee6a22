import type { Locator } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import { business } from "#tests/support/sample-business.ts";
import { expect, test, untilScripted } from "./fixtures.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 740 } });

const groundOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).backgroundColor);

test("forced colours show what is chosen [SITE-17]", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/gallery?work=painting`);
  const tabs = page.getByRole("navigation", { name: textsOf("en").gallery.workTypes }).getByRole("link");
  const languages = page.getByRole("contentinfo").getByRole("list", { name: "Language" }).getByRole("link");
  for (const links of [tabs, languages]) {
    const chosen = await groundOf(links.and(page.locator("[aria-current]")));
    for (const other of await links.and(page.locator(":not([aria-current])")).all())
      expect(await groundOf(other)).not.toBe(chosen);
  }
  await page.goto(site.url);
  const dots = page.locator("[data-choose]");
  const dotGround = (dot: Locator) =>
    dot.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
  const grounds = [await dotGround(dots.first()), await dotGround(dots.last())];
  expect(new Set([...grounds, await groundOf(page.locator("body"))]).size).toBe(3);
  await page.goto(`${site.url}/contact`);
  const chosen = page.getByRole("main").locator("label", { has: page.getByRole("radio", { checked: true }) });
  const other = page.getByRole("main").locator("label", { has: page.getByRole("radio", { checked: false }) });
  expect(await groundOf(chosen.first())).not.toBe(await groundOf(other.first()));
  await page.goto(`${site.url}/admin`);
  const language = page.getByRole("form", { name: "Language" });
  const spoken = language.getByRole("button", { pressed: true });
  expect(await groundOf(spoken)).not.toBe(
    await groundOf(language.getByRole("button", { pressed: false }).first()),
  );
});

test("forced colours keep the sign of what photographs are added by [SITE-17, QP-9]", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/contact?inquiry=quote`);
  const field = page.locator(".price-photos").first();
  const sign = await field.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
  expect(sign).toBe(await field.evaluate((element) => getComputedStyle(element).color));
});

test("by night, too, the room around a large picture is dark and out of focus [GAL-15]", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${site.url}/gallery`);
  await untilScripted(page);
  await page
    .getByRole("link", { name: /View large/ })
    .first()
    .click();
  await expect(page.locator(".surroundings img").first()).toHaveCSS("filter", /blur/);
});

test("a printed page begins with who and where, on white, without what only a screen can do [SITE-16]", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  for (const path of ["/", "/services/denting", "/contact", "/terms"]) {
    await page.goto(site.url + path);
    expect(await groundOf(page.locator("body"))).toBe("rgba(0, 0, 0, 0)");
    const letterhead = page.locator(".letterhead");
    await expect(letterhead).toContainText(business.phones[0].shown);
    await expect(letterhead).toContainText(business.address.en.street);
    expect((await letterhead.boundingBox())?.y).toBeLessThan(60);
    await expect(
      page.locator("nav, button, form, #write h2, .lamp-words").filter({ visible: true }),
    ).toHaveCount(0);
    for (const head of await page.locator(".head-picture").all())
      expect(await head.evaluate((place) => getComputedStyle(place, "::after").content)).toBe("none");
    for (const picture of await page.getByRole("img").filter({ visible: true }).all())
      expect((await picture.boundingBox())?.height).toBeLessThan(270);
  }
});
