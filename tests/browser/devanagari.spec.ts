import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { sitePath } from "#app/language/paths.ts";
import { shortOrLong } from "#tests/faults/short-or-long.ts";
import { expect, layOutAll, test } from "./fixtures.ts";
import { pageOfEachLayout } from "./layouts.ts";

/** Signs that reach highest and lowest: stacked conjuncts with vowel signs above and below. */
const tallestWord = "र्क्षींट्ठ्यूँ";

/** What bears text in a box of its own; `[class*=truncate]` and the like cut what is too long. */
const boxes =
  "h1, h2, h3, h4, .plate, a, button, summary, label, select, legend, th, dt, dd, b, [class*='truncate']";

/** Room above and below a box in which signs that leave it are looked for, in pixels. */
const room = 14;

interface Box {
  mark: string;
  look: string;
}

async function fillBoxes(page: Page, seen: ReadonlySet<string>): Promise<Box[]> {
  return page.evaluate(
    ({ selector, word, known }) => {
      const found: Box[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        const look = `${element.localName}.${element.className} in ${element.parentElement?.className}`;
        const text = [...element.childNodes].find(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
        );
        const holder = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.firstChild : text;
        if (!holder || known.includes(look) || found.some((box) => box.look === look)) continue;
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isShown || width < 8 || height < 8 || element.closest(".skip-link, .sr-only")) continue;
        holder.textContent = word;
        element.dataset.box = String(found.length);
        found.push({ mark: `[data-box="${found.length}"]`, look });
      }
      return found;
    },
    { selector: boxes, word: tallestWord, known: [...seen] },
  );
}

async function boxesInDanger(page: Page, filled: Box[]): Promise<Box[]> {
  const inDanger = await page.evaluate(
    ({ marks, margin }) => {
      const mayBeCut = (element: Element) => {
        if (element instanceof HTMLSelectElement) return true;
        const box = element.getBoundingClientRect();
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { overflowY, clipPath, contain } = getComputedStyle(around);
          const cuts = overflowY !== "visible" || clipPath !== "none" || contain !== "none";
          const { top, bottom } = around.getBoundingClientRect();
          if (cuts && (top > box.top - margin || bottom < box.bottom + margin)) return true;
        }
        return false;
      };
      return marks.map((mark) => {
        const element = document.querySelector(mark);
        return element !== null && mayBeCut(element);
      });
    },
    { marks: filled.map(({ mark }) => mark), margin: room },
  );
  return filled.filter((_, index) => inDanger[index]);
}

/** Lets the box and everything around it show what they would cut off, without moving it; or no longer. */
async function setUncut(page: Page, { mark }: Box, isUncut: boolean): Promise<void> {
  await page.locator(mark).evaluate(
    (element: HTMLElement, { margin, isUncut }) => {
      for (let around: Element | null = element; around; around = around.parentElement)
        around.toggleAttribute("data-uncut", isUncut);
      if (!isUncut) return element.setAttribute("style", element.dataset.style ?? "");
      element.dataset.style = element.getAttribute("style") ?? "";
      if (getComputedStyle(element).position === "static") element.style.position = "relative";
      element.style.zIndex = "9999";
      // A select cuts its text itself, whatever is said about overflow: it is made taller in its place.
      if (element instanceof HTMLSelectElement) {
        const now = getComputedStyle(element);
        const grown = (length: string, by: number) => `${Number.parseFloat(length) + by}px`;
        element.style.height = grown(now.height, 2 * margin);
        element.style.paddingBlock = `${grown(now.paddingTop, margin)} ${grown(now.paddingBottom, margin)}`;
        element.style.marginBlock = `${grown(now.marginTop, -margin)} ${grown(now.marginBottom, -margin)}`;
      }
    },
    { margin: room, isUncut },
  );
}

/** Number of rows of pixels that the box's letters paint: where the picture differs once they are transparent. */
async function paintedRows(page: Page, camera: CDPSession, { mark }: Box, clip: Clip): Promise<number> {
  const withLetters = await photograph(camera, clip);
  const letters = page.locator(mark);
  await letters.evaluate((element) => element.setAttribute("data-letters", "transparent"));
  const without = await photograph(camera, clip);
  await letters.evaluate((element) => element.removeAttribute("data-letters"));
  let rows = 0;
  for (let y = 0; y < withLetters.height; y++) {
    const start = y * withLetters.width;
    const differs = withLetters.pixels
      .subarray(start, start + withLetters.width)
      .some((value, x) => Math.abs(value - (without.pixels[start + x] ?? value)) > 40);
    if (differs) rows++;
  }
  return rows;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function photograph(camera: CDPSession, clip: Clip) {
  const { data: image } = await camera.send("Page.captureScreenshot", { clip: { ...clip, scale: 1 } });
  const { data, info } = await sharp(Buffer.from(image, "base64"))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function measure(page: Page, camera: CDPSession, box: Box): Promise<{ shown: number; whole: number }> {
  const element = page.locator(box.mark);
  await element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const clip = await element.evaluate((one, margin) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const x = Math.max(0, left);
    return {
      x: x + scrollX,
      y: Math.max(0, top - margin + scrollY),
      width: Math.min(width, innerWidth - x),
      height: height + 2 * margin,
    };
  }, room);
  const shown = await paintedRows(page, camera, box, clip);
  await setUncut(page, box, true);
  const whole = await paintedRows(page, camera, box, clip);
  await setUncut(page, box, false);
  return { shown, whole };
}

const styles = `
  [data-letters] { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
  [data-uncut] { overflow: visible !important; clip-path: none !important; contain: none !important }
`;

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  await layOutAll(page);
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe("loaded");
}

// The words are changed: a page that came to life would put its own back.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: "reduce" } });

/**
 * Both languages are painted by the same rules, so each width is looked at in one of them. What pages share is looked at
 * on the first: in the short form each page is opened at one of the widths.
 */
const screens = [
  { language: "mr", width: 360, turn: 0 },
  { language: "hi", width: 1280, turn: 1 },
] as const;

for (const { language, width, turn } of screens) {
  test(`no sign is cut off in ${language} on a screen of ${width} pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const camera = await page.context().newCDPSession(page);
    const seen = new Set<string>();
    let photographed = 0;
    const cut: { path: string; look: string; shown: number; whole: number }[] = [];
    const pages = pageOfEachLayout.filter((_, index) => shortOrLong(index % 2 === turn, true));
    for (const path of pages) {
      await openPage(page, site.url + sitePath(language, path));
      const filled = await fillBoxes(page, seen);
      for (const { look } of filled) seen.add(look);
      for (const box of await boxesInDanger(page, filled)) {
        photographed++;
        const { shown, whole } = await measure(page, camera, box);
        if (whole > shown + 1 || shown < 8) cut.push({ path, look: box.look, shown, whole });
      }
    }
    expect(seen.size).toBeGreaterThan(20);
    expect(photographed).toBeGreaterThan(shortOrLong(0, 3));
    expect(cut).toEqual([]);
  });
}

test("the test sees a sign that is cut off", async ({ page, site }) => {
  await openPage(page, `${site.url}/mr/gallery`);
  const box = { mark: "h1", look: "" };
  await page.locator(box.mark).evaluate((element, word) => {
    element.textContent = word;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("h1 { overflow: hidden !important; line-height: 0.9 !important }");
    document.adoptedStyleSheets.push(sheet);
  }, tallestWord);
  const { shown, whole } = await measure(page, await page.context().newCDPSession(page), box);
  expect(whole).toBeGreaterThan(shown + 4);
});
