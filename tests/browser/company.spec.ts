import { legalVersion } from "#content/business.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, expectNoSidewaysScrolling, languages, test, untilScripted } from "./fixtures.ts";

for (const { code, prefix } of languages) {
  const texts = textsOf(code);
  const pages = [
    { path: "/about", title: texts.about.hero.title },
    { path: "/company", title: texts.company.intro.title },
    { path: "/company/certification", title: texts.certification.intro.title },
    { path: "/company/life", title: texts.life.intro.title },
    { path: "/company/career", title: texts.career.intro.title },
    { path: "/privacy-policy", title: texts.privacy.title },
    { path: "/terms", title: texts.terms.title },
  ];

  for (const { path, title } of pages) {
    test(`${path} in ${code} says its words and fits the narrowest screen [CMP-3, CMP-4, CMP-5]`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(site.url + prefix + path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNoSidewaysScrolling(page);
      await expect(page.locator("main")).not.toContainText(/[{}]/);
    });
  }

  test(`the journey in ${code} names its years in their order [ABT-4]`, async ({ page, site }) => {
    await page.goto(`${site.url}${prefix}/about`);
    const { title, steps } = texts.about.journey;
    const journey = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(journey.getByRole("listitem").locator("b")).toHaveText(steps.map(({ year }) => year));
  });

  test(`the certificate in ${code} is words and marked as a sample [CMP-2]`, async ({ page, site }) => {
    await page.goto(`${site.url}${prefix}/company/certification`);
    const { alt, scope, sample } = texts.certification.certificate;
    const certificate = page.getByRole("figure", { name: alt });
    await expect(certificate).toContainText(scope);
    await expect(certificate.getByText(sample, { exact: true })).toBeVisible();
  });
}

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

test("the version of the legal texts is a date in each language's words", async ({ page, site }) => {
  const shown = ["21 November 2026", "21 नवंबर 2026", "21 नोव्हेंबर, 2026"];
  for (const [index, { prefix }] of languages.entries()) {
    await page.goto(`${site.url}${prefix}/terms`);
    await expect(page.locator("time")).toHaveAttribute("datetime", legalVersion);
    await expect(page.locator("time")).toHaveText(shown[index] ?? "");
  }
});
