import { textsOf } from "#content/texts.server.ts";
import { expect, test, untilScripted } from "./fixtures.ts";

const legalPages = [
  { path: "/mr/privacy-policy", text: textsOf("mr").privacy },
  { path: "/mr/terms", text: textsOf("mr").terms },
];

for (const scripted of [true, false]) {
  test.describe(scripted ? "with scripts" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: scripted });

    for (const { path, text } of legalPages) {
      const sections = Object.keys(text.sections);
      test(`the contents of ${path} lead to their sections`, async ({ page, site }) => {
        await page.goto(site.url + path);
        if (scripted) await untilScripted(page);
        const contents = page.getByRole("navigation", { name: text.contents }).getByRole("link");
        await expect(contents).toHaveCount(sections.length);
        const last = sections.at(-1) ?? "";
        await contents.last().click();
        await expect(page).toHaveURL(`${site.url}${path}#${last}`);
        await expect(page.locator(`section#${last}`).getByRole("heading")).toBeInViewport();
      });
    }

    test("the company's pages are reached from their hub [CMP-1]", async ({ page, site }) => {
      for (const path of ["/about", "/company/certification", "/company/life", "/company/career"]) {
        await page.goto(`${site.url}/hi/company`);
        if (scripted) await untilScripted(page);
        await page.locator("main").locator(`a[href="/hi${path}"]`).click();
        await expect(page).toHaveURL(`${site.url}/hi${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      }
    });
  });
}
