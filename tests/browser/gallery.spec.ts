import { textsOf } from "#content/texts.server.ts";
import { expect, expectAccessible, languages, test, untilScripted } from "./fixtures.ts";

for (const { code, prefix } of languages) {
  const words = textsOf(code).gallery;

  test.describe(`the gallery in ${code}`, () => {
    test("filters, shares its state in the address and gives filters back [GAL-4, GAL-7, GAL-11]", async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}${prefix}/gallery`);
      await untilScripted(page);
      await page.getByRole("main").getByRole("link", { name: words.work.painting, exact: true }).click();
      await expect(page).toHaveURL(/work=painting/);
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.getByLabel(words.vehicle).selectOption("Carry");
      await expect(page.getByText(words.empty)).toBeVisible();
      await page.getByRole("link", { name: words.removeFilter.replace("{name}", "Carry") }).click();
      await expect(page.getByRole("article")).toHaveCount(2);
      await page.goBack();
      await expect(page.getByText(words.empty)).toBeVisible();
    });

    test("loads more without losing what is there [GAL-17]", async ({ page, site }) => {
      await page.goto(`${site.url}${prefix}/gallery`);
      await untilScripted(page);
      await expect(page.getByRole("article")).toHaveCount(24);
      await page.getByRole("link", { name: words.loadMore }).click();
      await expect(page.getByRole("article")).toHaveCount(30);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the gallery is read, filtered and turned over [GAL-4, GAL-17]", async ({ page, site }) => {
    await page.goto(`${site.url}/mr/gallery`);
    const words = textsOf("mr").gallery;
    await expect(page.getByRole("article")).toHaveCount(24);
    await page.getByRole("link", { name: words.loadMore }).click();
    await expect(page.getByRole("article")).toHaveCount(6);
    await page.getByLabel(words.vehicle).selectOption("Tata Ace");
    await page.getByRole("button", { name: words.showResults }).click();
    await expect(page.getByRole("article")).toHaveCount(4);
    await page.getByRole("main").getByRole("link", { name: words.work.denting, exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("a card leads to its picture, and a pair shows its other side [GAL-14]", async ({ page, site }) => {
    await page.goto(`${site.url}/gallery?work=denting`);
    const card = page.getByRole("article").first();
    const after = card.getByRole("img", { name: "After: Tata Ace" }).locator("xpath=ancestor::span[1]");
    await expect(after).toHaveCSS("opacity", "0");
    await card.getByRole("checkbox").press("Space");
    await expect(after).toHaveCSS("opacity", "1");
    const address = await card.getByRole("link").getAttribute("href");
    const picture = await page.request.get(site.url + address);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
  });
});

test("a project opens large, turns by key and closes with the back button [GAL-15]", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/gallery`);
  await untilScripted(page);
  await page
    .getByRole("link", { name: /View large/ })
    .nth(3)
    .click();
  const large = page.getByRole("dialog", { name: "Large view" });
  await expect(large).toContainText("4 of 24");
  await page.keyboard.press("ArrowRight");
  await expect(large).toContainText("5 of 24");
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press("ArrowLeft");
  await expect(large).toContainText("2 of 24");
  await page.goBack();
  await expect(large).toBeHidden();
  await expect(page.getByRole("link", { name: /View large/ }).nth(3)).toBeFocused();
});

test("a swipe turns to the next project", async ({ browser, site }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/gallery`);
  await untilScripted(page);
  await page
    .getByRole("link", { name: /View large/ })
    .nth(9)
    .tap();
  const large = page.getByRole("dialog", { name: "Large view" });
  await expect(large).toContainText("10 of 24");
  const devtools = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
    devtools.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: 300 }],
    });
  await touch("touchStart", 300);
  for (const x of [250, 200, 150, 100]) await touch("touchMove", x);
  await touch("touchEnd", 100);
  await expect(large).toContainText("11 of 24");
  await context.close();
});

test("before and after are compared by keyboard and by tap [GAL-15]", async ({ page, site }) => {
  await page.goto(`${site.url}/gallery?work=denting`);
  await untilScripted(page);
  await page
    .getByRole("link", { name: /View large/ })
    .first()
    .click();
  const slider = page.getByRole("slider", { name: "Compare before and after" });
  await expect(slider).toHaveAttribute("aria-valuetext", "50 % after");
  await slider.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", "100 % after");
  await expectAccessible(page);
  const box = await slider.boundingBox();
  if (box === null) throw new Error("The slider is not on the screen.");
  await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
  await expect(slider).toHaveAttribute("aria-valuetext", /^2\d % after$/);
});

test("a choice made before the scripts arrive takes effect when they do", async ({ page, site }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/gallery`, { waitUntil: "domcontentloaded" });
  await page.getByLabel("Vehicle").selectOption("Tata Ace");
  release();
  await expect(page).toHaveURL(/vehicle=Tata\+Ace/);
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("an unknown page says so in the language of its address [ERR-1]", async ({ page, site }) => {
  const answer = await page.request.get(`${site.url}/mr/nowhere`);
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(textsOf("mr").notFound.message);
});

test("the language selector leads to the same choice in another language [LANG-6]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/gallery?work=painting`);
  await page.getByRole("banner").getByRole("link", { name: "मराठी" }).click();
  await expect(page).toHaveURL(`${site.url}/mr/gallery?work=painting`);
  await expect(page.locator("html")).toHaveAttribute("lang", "mr");
});
