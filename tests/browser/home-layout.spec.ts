import { sitePath } from "#app/language/paths.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, test } from "./fixtures.ts";

const lowScreens = [
  [320, 640],
  [360, 600],
  [1023, 800],
] as const;

for (const { code } of languages) {
  test(`in ${code} headline and first button stand above the bar on low screens [HOME-19]`, async ({
    page,
    site,
  }) => {
    const { hero } = textsOf(code).home;
    for (const [width, height] of lowScreens) {
      await page.setViewportSize({ width, height });
      await page.goto(site.url + sitePath(code, "/"));
      for (const shown of [
        page.getByRole("heading", { level: 1 }),
        page.getByRole("main").getByRole("link", { name: hero.getQuote }).first(),
      ]) {
        const isCovered = await shown.evaluate((one) => {
          const { left, bottom } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(left + 8, bottom - 4));
        });
        expect({ width, height, isCovered }).toEqual({ width, height, isCovered: false });
      }
    }
  });
}

const longest = new Map([
  [360, 8500],
  [1440, 6500],
]);

for (const { code } of languages) {
  test(`in ${code} home is its nine sections in the specified order, and no longer than it may be [HOME-1, HOME-17]`, async ({
    page,
    site,
  }) => {
    const { home, quickPrice } = textsOf(code);
    const inOrder = [
      ...[home.services, home.statistics, home.brands, home.about, home.trays],
      ...[home.whyChooseUs, home.testimonials, home.closing],
    ];
    for (const [width, most] of longest) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + sitePath(code, "/"));
      const heads = await page.getByRole("heading", { level: 2 }).allTextContents();
      const plain = (text: string) => text.replace(/\s/g, "");
      const titles = inOrder.map(({ title }) => plain(title).replace(/\{.*/, ""));
      const said = heads.map(plain).filter((head) => head !== plain(quickPrice.title));
      for (const [place, title] of titles.entries()) expect(said[place]).toContain(title);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(most);
      await expect(page.getByRole("region", { name: home.hero.carousel })).toBeInViewport();
      const top = await page
        .locator("[data-island=statistics]")
        .evaluate((one) => one.getBoundingClientRect().top);
      if (width === 1440) expect(top).toBeLessThan(2600);
    }
  });
}
