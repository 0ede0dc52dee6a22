import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect, type Locator, type Page, type PlaywrightTestArgs } from "@playwright/test";
import type axe from "axe-core";
import { type RunningSite, siteStarter } from "#tests/support/running-site.ts";
import { fillSmallGallery } from "./small-gallery.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface TestFixtures {
  emptySite: RunningSite;
}

interface WorkerFixtures {
  site: RunningSite;
}

export function siteFilledBy(fill?: (dataDir: string) => Promise<void>) {
  const startSite = siteStarter(fill);
  return async ({ context }: PlaywrightTestArgs, use: (site: RunningSite) => Promise<void>) => {
    await using site = await startSite();
    await use(site);
    // A page that still loads would complain of a site that is gone.
    await context.close();
  };
}

const startSmallGallery = siteStarter(fillSmallGallery);

/** Every page must stay without a console error, a fault and a breach of its content security policy. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
    async ({}, use) => {
      await using site = await startSmallGallery();
      await use(site);
    },
    { scope: "worker" },
  ],
  emptySite: siteFilledBy(),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures asked for from this pattern
  extraHTTPHeaders: async ({}, use) => use(ownNetwork()),
  page: async ({ page }, use) => {
    const complaints = complaintsOf(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect } from "@playwright/test";

/** The header of a visitor from a network of its own: each has only so many pages made for it. */
export function ownNetwork(): { "x-forwarded-for": string } {
  const [high, middle, low] = randomBytes(3);
  return { "x-forwarded-for": `10.${high}.${middle}.${low}` };
}

export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    // Playwright's own, where a test runs without service workers.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (["error", "warning"].includes(message.type())) complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", ({ message, stack }) => {
    // Whoever looks at a page before its stylesheet is there ends its view transition.
    if (!/^Transition was (aborted|skipped)/.test(message))
      complaints.push(`${page.url()}: ${stack || message}`);
  });
  return complaints;
}

export async function expectAccessible(page: Page, rule?: string): Promise<void> {
  // What waits for its next page is paler.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await endFading(page);
  await layOutAll(page);
  // Straight into the page: without frames of other origins the builder for Playwright only costs time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${axeSource}; 0`);
  const findings = await page.evaluate(async (rule) => {
    // A notice may go while axe looks: at once, for what is half faded has half its contrast.
    const still = new CSSStyleSheet();
    still.replaceSync("* { transition: none !important }");
    document.adoptedStyleSheets.push(still);
    const only = rule === undefined ? {} : { runOnly: [rule] };
    const { violations } = await window.axe.run({
      resultTypes: ["violations"],
      // Only sound and video would need them.
      preload: false,
      ...only,
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  }, rule);
  expect(findings).toEqual([]);
}

/** Ends whatever fades: half faded letters have half their contrast. */
async function endFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

declare global {
  interface Window {
    axe: typeof axe;
    tellThatItLoads(): void;
  }
}

/** A page is there before its style sheet: then menus that are closed are seen, and its buttons are small. */
export async function untilStyled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet !== null,
    ),
  );
}

/** Lays out what waits below a phone's first view: what has no layout yet has no faults either. */
export async function layOutAll(page: Page): Promise<void> {
  await untilStyled(page);
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  await layOutAll(page);
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
}

/** Stays in the page: a whole browser asks which program shall call, and hears nothing else until it is told. */
export async function tapWithoutLeaving(link: Locator): Promise<void> {
  await link.evaluate((element) => element.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
}

export async function openedBy(link: Locator): Promise<Page> {
  const [opened] = await Promise.all([link.page().waitForEvent("popup"), link.click()]);
  await opened.waitForLoadState();
  return opened;
}

export async function untilScripted(page: Page): Promise<void> {
  await expect(page.locator("[data-hydrate=idle]:not([data-hydrated])")).toHaveCount(0);
}

/**
 * Follows a link on a line so slow that the page which is being left has something to say; answers what it said, and
 * whether anything moved. The page itself takes the notes: nobody can look at it any more.
 */
export async function followSlowly(
  page: Page,
  link: Locator,
): Promise<{ said: string[]; heights: number[] }> {
  const isSaid = Promise.withResolvers<void>();
  await page.exposeFunction("tellThatItLoads", isSaid.resolve);
  await page.evaluate(() => {
    const said: string[] = [];
    const heights: number[] = [];
    const note = () => {
      const words = document.querySelector("[data-loading-gallery]")?.textContent ?? "";
      said.push(words);
      heights.push(document.documentElement.scrollHeight);
      sessionStorage.setItem("notes", JSON.stringify({ said, heights }));
      if (words !== "") window.tellThatItLoads();
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  const href = (await link.getAttribute("href")) ?? "";
  await page.route(`**${href}`, async (route) => {
    await isSaid.promise;
    await route.continue();
  });
  // A pointer would have the page fetched ahead.
  await link.press("Enter");
  await page.waitForURL(`**${href}`);
  return JSON.parse(await page.evaluate(() => sessionStorage.getItem("notes") ?? ""));
}

export async function holdAnswers(page: Page, glob: string): Promise<{ letGo(): void }> {
  const held = Promise.withResolvers<void>();
  await page.route(glob, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { letGo: () => held.resolve() };
}

export const languages = [
  { code: "en", prefix: "" },
  { code: "hi", prefix: "/hi" },
  { code: "mr", prefix: "/mr" },
] as const;

export const widths = [360, 1280] as const;
