import { textsOf } from "#content/texts.server.ts";
import { expect, test, untilScripted } from "./fixtures.ts";

for (const scripted of [true, false]) {
  test.describe(scripted ? "with scripts" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: scripted });

    test("the contents of the legal pages lead to their sections", async ({ page, site }) => {
      for (const { path, text } of [
        { path: "/mr/privacy-policy", text: textsOf("mr").privacy },
        { path: "/mr/terms", text: textsOf("mr").terms },
      ]) {
        const sections = Object.keys(text.sections);
        await page.goto(site.url + path);
        if (scripted) await untilScripted(page);
        const contents = page.getByRole("navigation", { name: text.contents }).getByRole("link");
        await expect(contents).toHaveCount(sections.length);
        const last = sections.at(-1) ?? "";
        await contents.last().click();
        await expect(page).toHaveURL(`${site.url}${path}#${last}`);
        await expect(page.locator(`section#${last}`).getByRole("heading")).toBeInViewport();
      }
    });
  });
}

test("the company's pages are reached from their hub [CMP-1]", async ({ page, site }) => {
  for (const path of ["/about", "/company/certification", "/company/life", "/company/career"]) {
    await page.goto(`${site.url}/hi/company`);
    await page.locator("main").locator(`a[href="/hi${path}"]`).click();
    await expect(page).toHaveURL(`${site.url}/hi${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});
