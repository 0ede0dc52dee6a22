import type { Page } from "@playwright/test";
import { phone } from "#tests/support/visits.ts";
import { expect, test } from "./fixtures.ts";

test.use({ userAgent: phone });

/** What the pages of this window tell, as one line each. */
async function listen(page: Page): Promise<string[]> {
  await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { get: () => false }));
  const told: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== "/visit") return;
    const { did, path, from, query } = Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
    told.push(
      [did, path, from, query]
        .filter((part) => part !== undefined)
        .join(" ")
        .trim(),
    );
  });
  return told;
}

test("a visit, its pages, a call, WhatsApp and a begun quote form are told once each [NUM-1]", async ({
  page,
  site,
}) => {
  const told = await listen(page);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === "/visit");
  await page.goto(`${site.url}/?utm_source=feed`);
  expect((await answered).status()).toBe(204);
  expect(told).toEqual(["page /  ?utm_source=feed"]);

  // The links lead away: only that they are tapped counts.
  await page.evaluate(() => document.addEventListener("click", (event) => event.preventDefault()));
  for (const address of ["tel:", "tel:", "https://wa.me/"]) {
    await page.locator(`a[href^='${address}']`).first().dispatchEvent("click");
  }
  await expect.poll(() => told.slice(1)).toEqual(["call /", "whatsapp /"]);

  await page.goto(`${site.url}/contact?inquiry=quote`, { referer: `${site.url}/` });
  await expect.poll(() => told.slice(3)).toEqual(["page /contact"]);
  await page.locator("form[action$='/contact/quick-price'] input[type=tel]").pressSequentially("98");
  await expect.poll(() => told.slice(4)).toEqual(["quote /contact"]);

  await page.reload();
  await page.goto(`${site.url}/services`, { referer: "https://www.google.com/search?q=secret" });
  await expect.poll(() => told.slice(5)).toEqual(["page /services www.google.com"]);
});

test("a page that nobody has seen yet, and one that a program drives, tell nothing [NUM-2]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  const told = await listen(page);
  await page.addInitScript(() => {
    let state = "hidden";
    Object.defineProperty(document, "visibilityState", { get: () => state });
    Object.assign(window, {
      show() {
        state = "visible";
        document.dispatchEvent(new Event("visibilitychange"));
      },
    });
  });
  await page.goto(`${site.url}/services`);
  await page.waitForLoadState("networkidle");
  expect(told).toEqual([]);
  await page.evaluate("show()");
  await expect.poll(() => told).toEqual(["page /services"]);
});

test("a project in the large view is told under its own address [NUM-1]", async ({ page, site }) => {
  const told = await listen(page);
  await page.goto(`${site.url}/gallery`);
  await page.locator("[data-hydrated] [data-cards] a").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => told.at(-1)).toMatch(/^page \/gallery\/[0-9a-f-]{36}$/);
});
