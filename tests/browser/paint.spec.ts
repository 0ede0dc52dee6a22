import type { Page } from "@playwright/test";
import { textsOf } from "#content/texts.server.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  holdAnswers,
  test,
  untilScripted,
} from "./fixtures.ts";

const words = textsOf("en").paint;

const drawing = (page: Page) => page.locator("[data-drawing]");

const colour = (page: Page, part: string) =>
  page
    .locator(`[data-layer=${part === "cab" ? "cab" : "body"}] [fill="var(--${part})"]`)
    .first()
    .evaluate((path) => getComputedStyle(path).fill);

test("a truck is painted by keyboard and touch, and its address shows it again [PNT-1, PNT-3, PNT-5]", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/paint`);
  await untilScripted(page);
  const entries = await page.evaluate(() => history.length);

  await page.getByRole("group", { name: words.groups.cab }).getByLabel(words.paints.vermilion).focus();
  await page.keyboard.press("ArrowRight");
  expect(await colour(page, "cab")).toBe("rgb(125, 29, 44)");
  await page.getByRole("group", { name: words.groups.body }).getByText(words.body.container).click();
  await page.getByRole("group", { name: words.groups.band }).getByText(words.band.lotus).click();
  await expect(drawing(page)).toBeInViewport({ ratio: 1 });
  await page.getByLabel(words.name).fill("श्री गणेश कृपा प्रसन्न रथ");
  const board = page.locator("[data-name]");
  await expect(board).toHaveText("श्री गणेश कृपा प्रसन्न रथ");
  const crown = await page.locator("[data-layer=crown]").boundingBox();
  const name = await board.boundingBox();
  expect(name?.width).toBeLessThan(crown?.width ?? 0);

  const query = new URLSearchParams({
    body: "container",
    cab: "maroon",
    band: "lotus",
    name: "श्री गणेश कृपा प्रसन्न रथ",
  });
  await expect(page).toHaveURL(`${site.url}/paint?${query}`);
  const ask = page.getByRole("link", { name: words.ask.whatsapp });
  await expect(ask).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(page.url()).replaceAll("%", "%(25)?")),
  );
  const bar = page.getByRole("navigation", { name: textsOf("en").site.quickContact });
  const sent = async (name: string, field: string) => {
    const href = await bar.getByRole("link", { name }).getAttribute("href");
    return new URL(href ?? "", page.url()).searchParams.get(field);
  };
  expect(await sent("Get Quote", "painting")).toBe(`?${query}`);
  expect(await sent("WhatsApp", "text")).toContain(`${page.url().split("?")[0]}?${query}`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  const painted = await page.locator("[data-truck]").innerHTML();
  await page.reload();
  expect(await page.locator("[data-layer=body]").innerHTML()).toBe(
    await page.evaluate(
      (html) =>
        new DOMParser().parseFromString(html, "text/html").querySelector("[data-layer=body]")?.innerHTML,
      `<svg>${painted}</svg>`,
    ),
  );
});

test("what is chosen before the scripts come is painted when they do [PNT-1]", async ({ page, site }) => {
  const scripts = await holdAnswers(page, "**/assets/*.js");
  await page.goto(`${site.url}/paint`, { waitUntil: "commit" });
  await page.getByRole("group", { name: words.groups.cab }).getByText(words.paints.maroon).click();
  await page.getByLabel(words.name).fill("Tara");
  scripts.letGo();
  await expect(page.locator("[data-name]")).toHaveText("Tara");
  expect(await colour(page, "cab")).toBe("rgb(125, 29, 44)");
  await expect(page).toHaveURL(`${site.url}/paint?cab=maroon&name=Tara`);
});

test("a surprise paints another truck and keeps the name [PNT-1]", async ({ page, site }) => {
  await page.goto(`${site.url}/mr/paint?name=Tara`);
  await untilScripted(page);
  const before = await colour(page, "cab");
  await page.getByRole("button", { name: textsOf("mr").paint.surprise }).click();
  expect(await colour(page, "cab")).not.toBe(before);
  await expect(page.locator("[data-name]")).toHaveText("Tara");
  await expect(page).toHaveURL(/name=Tara/);
});

test("its link is handed to what the device shares by, else it is copied [PNT-6]", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: ShareData) => document.body.setAttribute("data-shared", JSON.stringify(shared)),
    });
  });
  await page.goto(`${site.url}/paint?cab=rani`);
  await untilScripted(page);
  const link = page.getByRole("link", { name: words.share });
  await link.click();
  await expect(page).toHaveURL(/cab=rani&name=/);
  const shared = {
    text: words.shareText,
    url: `${page.url()}&utm_source=whatsapp&utm_medium=share`,
  };
  await expect(page.locator("body")).toHaveAttribute("data-shared", JSON.stringify(shared));
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text: string) => document.body.setAttribute("data-copied", text) },
    });
  });
  await link.click();
  await expect(page.locator("body")).toHaveAttribute("data-copied", shared.url);
  await expect(page.getByRole("link", { name: words.copied })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the truck as it says [PNT-2]", async ({ page, site }) => {
    await page.goto(`${site.url}/paint`);
    await page.getByRole("group", { name: words.groups.panels }).getByText(words.paints.rani).click();
    await page.getByLabel(words.name).fill("Tara");
    await page.getByRole("button", { name: words.show }).click();
    await expect(page).toHaveURL(/panels=rani/);
    expect(await colour(page, "panels")).toBe("rgb(201, 40, 104)");
    await expect(page.locator("[data-name]")).toHaveText("Tara");
  });
});
