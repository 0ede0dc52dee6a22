import type { Page } from "@playwright/test";
import { bodyTypeSlugs, serviceSlugs } from "#content/services.ts";
import { textsOf } from "#content/texts.server.ts";
import { expect, languages, test } from "./fixtures.ts";

/** An address of the site in each language. */
const everywhere = (path: string) => languages.map(({ code, prefix }) => ({ code, address: prefix + path }));

async function contactLinks(page: Page): Promise<(string | null)[]> {
  const links = await page.getByRole("main").locator('a[href*="/contact?"]').all();
  return Promise.all(links.map((link) => link.getAttribute("href")));
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { code, prefix } of languages) {
    const { services, bodyTypes, servicePanels: panels, servicesList } = textsOf(code);

    test(`the list in ${code} leads to every service and every body type [SRV-1, SRV-2, SRV-3, SRV-6]`, async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}${prefix}/services`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(servicesList.intro.title);
      const main = page.getByRole("main");
      for (const slug of serviceSlugs) {
        const name = `${servicesList.learnMore} ${services[slug].title}`;
        await expect(main.getByRole("link", { name })).toHaveAttribute("href", `${prefix}/services/${slug}`);
      }
      for (const slug of bodyTypeSlugs) {
        const link = main.getByRole("link", { name: bodyTypes[slug].title, exact: true });
        await expect(link).toHaveAttribute("href", `${prefix}/services/body-building/${slug}`);
      }
      await expect(main.getByRole("link", { name: servicesList.closing.getQuote })).toBeVisible();
    });

    test(`every service in ${code} has all its blocks [SRV-8, SRV-9, SRV-10, SRV-12, SRV-13, SRV-14, SRV-15]`, async ({
      page,
      site,
    }) => {
      for (const slug of serviceSlugs) {
        const text = services[slug];
        await page.goto(`${site.url}${prefix}/services/${slug}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText([text.title]);
        await expect(page.getByRole("heading", { level: 2 })).toContainText([
          panels.overview,
          panels.features,
          ...(slug === "body-building" ? [servicesList.bodiesTitle] : []),
          panels.capabilities,
          panels.whyChooseUs.title,
          panels.quickQuote.title,
        ]);
        await expect(page.getByRole("main").locator("figure img")).toHaveCount(4);
        const quote = `${prefix}/contact?service=${encodeURIComponent(text.title)}`;
        expect(await contactLinks(page)).toEqual([quote, quote]);
        const back = page.getByRole("link", { name: panels.backToServices });
        await expect(back).toHaveAttribute("href", `${prefix}/services`);
      }
    });

    test(`every body type in ${code} has its specifications and applications [SRV-9, SRV-16]`, async ({
      page,
      site,
    }) => {
      for (const slug of bodyTypeSlugs) {
        const text = bodyTypes[slug];
        await page.goto(`${site.url}${prefix}/services/body-building/${slug}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText([text.title]);
        const main = page.getByRole("main");
        await expect(main.getByRole("term")).toHaveText(text.specifications.map(({ name }) => name));
        await expect(main.getByRole("heading", { name: panels.applications })).toBeVisible();
        for (const application of text.applications)
          await expect(main.getByText(application, { exact: true })).toBeVisible();
        const quote = `${prefix}/contact?service=${encodeURIComponent(text.title)}`;
        expect(await contactLinks(page)).toEqual([quote, quote]);
        const back = page.getByRole("link", { name: panels.backToBodyBuilding });
        await expect(back).toHaveAttribute("href", `${prefix}/services/body-building`);
      }
    });
  }
});

test("body building links its eight body types [SRV-5]", async ({ page, site }) => {
  await page.goto(`${site.url}/mr/services/body-building`);
  const bodies = page.getByRole("main").locator('a[href^="/mr/services/body-building/"]');
  await expect(bodies).toHaveCount(bodyTypeSlugs.length);
});

test("an unknown service or body type says so, in its language, with status 404 [SRV-17, SRV-18]", async ({
  request,
  site,
}) => {
  for (const { code, address } of everywhere("/services/spray-tan")) {
    const { title, message, hint } = textsOf(code).servicePanels.serviceNotFound;
    const answer = await request.get(site.url + address);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    for (const sentence of [title, message, hint, 'name="robots" content="noindex"'])
      expect(html).toContain(sentence);
  }
  for (const { code, address } of everywhere("/services/body-building/submarine")) {
    const { title, message, hint } = textsOf(code).servicePanels.bodyTypeNotFound;
    const answer = await request.get(site.url + address);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    for (const sentence of [title, message, hint]) expect(html).toContain(sentence);
  }
});

test("the English texts for the unknown are the customer's [SRV-17]", async ({ context, site }) => {
  // Not the page of the fixture: the browser itself tells the console of a 404.
  const unknown = await context.newPage();
  await unknown.goto(`${site.url}/services/spray-tan`);
  await expect(unknown.getByRole("heading", { level: 1 })).toHaveText("Service Not Found");
  await expect(unknown.getByText("The requested service information is not available.")).toBeVisible();
  await expect(unknown.getByText("Please check our services page for available options.")).toBeVisible();
  await unknown.getByRole("main").getByRole("link", { name: "All services" }).click();
  await expect(unknown).toHaveURL(`${site.url}/services`);
});

test("addresses once in use lead to the service that answers for them [SRV-6, SRV-7]", async ({
  request,
  site,
}) => {
  for (const { address } of everywhere("/services")) {
    const moves = { "oem-work": "oem-body-seller", "denting-painting": "denting" };
    for (const [from, to] of Object.entries(moves)) {
      const answer = await request.get(`${site.url}${address}/${from}`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe(`${address}/${to}`);
    }
  }
});

test("a service leads to its work in the gallery", async ({ page, site }) => {
  await page.goto(`${site.url}/services/denting`);
  await page.getByRole("link", { name: textsOf("en").servicePanels.seeInGallery }).click();
  await expect(page).toHaveURL(`${site.url}/gallery?work=denting`);
});
