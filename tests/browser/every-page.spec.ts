import type { Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import type { Language } from "#content/languages.ts";
import { publicPaths } from "#tests/support/public-paths.ts";
import {
  complaintsOf,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  test,
  untilScripted,
} from "./fixtures.ts";
import { pageOfEachLayout } from "./layouts.ts";

const withService = "/contact?service=Denting";

const isTurnOf = (language: "hi" | "mr") => (_: string, index: number) =>
  index % 2 === (language === "hi" ? 0 : 1);
const order: readonly Language[] = ["en", "hi", "mr"];
const pagesOfTurn = (language: Language) =>
  publicPaths().filter(
    (path, index) => pageOfEachLayout.includes(path) || index % 3 === order.indexOf(language),
  );

interface Looks {
  phone: string[];
  desktop: string[];
  large: string[];
}

/**
 * In each language a page of each layout, and by turns the others. Axe looks at a page of each
 * layout on a phone and on a desktop, in light and dark. Languages differ only in their words, and so do the services:
 * what has room at 320 pixels has it on a desktop, which a page of each layout shows.
 */
const looks: ({ code: Language; paths: string[] } & Looks)[] = [
  {
    ...{ code: "en", paths: pagesOfTurn("en"), desktop: [] },
    ...{ phone: [...pageOfEachLayout, withService], large: pageOfEachLayout.filter(isTurnOf("mr")) },
  },
  {
    ...{ code: "hi", paths: pagesOfTurn("hi"), phone: [], desktop: pageOfEachLayout.filter(isTurnOf("hi")) },
    large: [],
  },
  {
    ...{ code: "mr", paths: pagesOfTurn("mr"), phone: [], desktop: pageOfEachLayout.filter(isTurnOf("mr")) },
    large: pageOfEachLayout.filter(isTurnOf("hi")),
  },
];

async function look(
  page: Page,
  url: string,
  { phone, desktop, large, wide }: Record<keyof Looks | "wide", boolean>,
) {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(url);
  await untilScripted(page);
  await expectNoSidewaysScrolling(page);
  expect(await page.evaluate(smallTexts)).toEqual([]);
  if (large) await expectRoomForLargeLetters(page);
  if (phone) await expectAccessibleInLightAndDark(page);
  if (!wide) return;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScrolling(page);
  if (desktop) await expectAccessibleInLightAndDark(page);
}

async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(ground).toBe("rgb(12, 16, 32)");
  await expectAccessible(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectRoomForLargeLetters(page: Page): Promise<void> {
  await enlargeLetters(page);
  await expectNoSidewaysScrolling(page);
  const buttons = page.getByRole("banner").locator("summary").filter({ visible: true });
  const edges = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().right));
  expect(Math.max(...edges)).toBeLessThanOrEqual(320);
  expect(await page.evaluate(hoursInTwoLines)).toEqual([]);
  expect(await page.evaluate(narrowParagraphs)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}

async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
}

function smallTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const small: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: element, textContent: text } = texts.currentNode;
    if (element === null || element.closest("svg") !== null || !text?.trim()) continue;
    if (element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) < 12)
      small.push(text);
  }
  return small;
}

function hoursInTwoLines(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    for (const { 0: hour, index } of (text.textContent ?? "").matchAll(/\b\d{1,2}:\d\d\b/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + hour.length);
      if (range.getClientRects().length > 1) broken.push(hour);
    }
  }
  return broken;
}

function narrowParagraphs(): string[] {
  const paragraphs = [...document.querySelectorAll("main p")].filter(({ clientWidth }) => clientWidth > 0);
  const texts = paragraphs
    .filter(({ clientWidth }) => clientWidth < 100)
    .map(({ textContent }) => textContent);
  return texts.filter((text) => text.length > 40);
}

function requestsElsewhere(page: Page, ours: string): readonly string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== ours) strangers.push(`${page.url()}: ${request.url()}`);
  });
  return strangers;
}

for (const { code, paths, phone, desktop, large } of looks) {
  test(`the pages in ${code} are accessible in light and dark, ask nobody else and fit small and large screens and letters [SITE-14, SITE-16, SITE-17]`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const complaints = complaintsOf(page);
    const strangers = requestsElsewhere(page, site.url);
    for (const path of [...paths, withService]) {
      const here = {
        phone: phone.includes(path),
        desktop: desktop.includes(path),
        large: large.includes(path),
        wide: pageOfEachLayout.includes(path),
      };
      await test.step(path, () => look(page, site.url + sitePath(code, path), here));
    }
    expect({ complaints, strangers }).toEqual({ complaints: [], strangers: [] });
    await page.close();
  });
}

test("large letters break no hour in two, while the workshop is open and while it is closed [SITE-16]", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
  const state = page.locator("[data-state]");
  for (const language of ["en", "hi", "mr"] as const) {
    for (const { name, time } of [
      { name: "open", time: "2026-05-01T06:00:00Z" },
      { name: "closed until Friday", time: "2026-05-06T15:00:00Z" },
    ]) {
      await page.clock.setFixedTime(time);
      await page.goto(site.url + sitePath(language, "/contact"));
      await expect(state).not.toBeEmpty();
      await enlargeLetters(page);
      await expectNoSidewaysScrolling(page);
      const broken = await page.evaluate(hoursInTwoLines);
      expect({ language, name, broken }).toEqual({ language, name, broken: [] });
    }
  }
  await page.close();
});

test("the pages that are not there, and that of a project, are accessible in light and dark [SITE-14, SITE-16]", async ({
  context,
  site,
}) => {
  const page = await context.newPage();
  await page.goto(`${site.url}/gallery`);
  const project = await page.getByRole("article").first().getByRole("link").getAttribute("href");
  for (const path of ["/nowhere", "/services/nowhere", "/services/body-building/nowhere", project ?? ""])
    await look(page, site.url + path, { phone: true, desktop: false, large: false, wide: true });
  await look(page, `${site.url}/mr/nowhere`, { phone: false, desktop: true, large: false, wide: true });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page of each layout shows all that it says", async ({ page, site }) => {
    for (const path of pageOfEachLayout) {
      await page.goto(site.url + path);
      const main = page.getByRole("main");
      const unseen = await main.evaluate((element) =>
        [...element.querySelectorAll("h1, h2, h3, p, li")]
          .filter(
            (block) => !block.closest("details:not([open]), noscript") && !block.querySelector("button"),
          )
          .filter((block) => block.textContent.trim() !== "" || block.querySelector("img, svg") !== null)
          .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((block) => block.outerHTML.slice(0, 150)),
      );
      expect({ path, unseen }).toEqual({ path, unseen: [] });
    }
  });
});
