import { expect, test } from "./site-test.ts";

const isPlain = () => document.documentElement.hasAttribute("data-plain-headings");
const hasFace = () => document.fonts.check('800 32px "Anek Devanagari"', "गॅलरी");

test("the first Marathi page of a visit is read before its heading face is fetched, the next has it at hand", async ({
  page,
  site,
}) => {
  const faces: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("anek-devanagari")) faces.push(request.url());
  });
  const holdsBack = Promise.withResolvers<void>();
  await page.route(/\/assets\/art\//, async (route) => {
    await holdsBack.promise;
    await route.continue();
  });
  await page.goto(`${site.url}/mr/about`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(isPlain)).toBe(true);
  expect(faces).toEqual([]);
  holdsBack.resolve();
  await page.waitForFunction(hasFace);
  expect(await page.evaluate(isPlain)).toBe(false);
  await page.unroute(/\/assets\/art\//);

  await page.goto(`${site.url}/mr`, { referer: page.url() });
  expect(await page.evaluate(isPlain)).toBe(false);
  await page.reload();
  expect(await page.evaluate(isPlain)).toBe(false);
});
