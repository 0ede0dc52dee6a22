import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { languages } from "#content/languages.ts";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { ownTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { makeSampleData, startSite } from "../../bench/sites.ts";
import { fillOffice, login, type Office } from "./fill-office.ts";

const root = join(import.meta.dirname, "../..");
const guide = join(root, "docs/guide");
const phone = { width: 360, height: 640 };
const photographs = ["body-food-van", "body-food-van-rear"].map((name) => join(root, "art", `${name}.jpg`));

interface Step {
  name: string;
  path: string;
  show?(page: Page): Promise<void>;
}

function stepsIn({ enquiryWithQuotation }: Office): Step[] {
  return [
    { name: "sign-in", path: "/admin" },
    { name: "today", path: "/admin/today" },
    { name: "go-live", path: "/admin/go-live" },
    { name: "edit-pages", path: "/admin/site", show: tapHeadline },
    { name: "upload", path: "/admin/upload", show: choosePhotographs },
    { name: "images", path: "/admin/images" },
    { name: "enquiries", path: "/admin/enquiries" },
    { name: "quotation", path: `/admin/enquiries/${enquiryWithQuotation}/quotation` },
    { name: "calendar", path: "/admin/calendar" },
    { name: "closed", path: "/admin/today", show: askToClose },
    { name: "statistics", path: "/admin/statistics" },
    { name: "account", path: "/admin/account", show: scrollToBackup },
  ];
}

async function tapHeadline(page: Page): Promise<void> {
  await page.frameLocator("iframe").locator("h1 content-mark").first().click();
  await page.locator("textarea, input[type=text]").first().waitFor();
}

async function choosePhotographs(page: Page): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(photographs);
  await page.locator("main input[type=radio]").first().check();
  await page.locator("main img[src^='blob:']").last().scrollIntoViewIfNeeded();
}

async function askToClose(page: Page): Promise<void> {
  await page.locator("main [aria-haspopup=dialog]").first().click();
  await page.getByRole("dialog").waitFor();
}

async function scrollToBackup(page: Page): Promise<void> {
  await page.locator("#backup").evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 120));
}

async function photographSteps(browser: Browser, site: string, language: string, steps: Step[]) {
  const page = await browser.newPage({
    ...{ viewport: phone, deviceScaleFactor: 1.5, locale: language },
    reducedMotion: "reduce",
  });
  for (const [index, { name, path, show }] of steps.entries()) {
    if (name === "today") await signIn(page, site, language);
    await page.goto(site + path, { waitUntil: "networkidle" });
    await show?.(page);
    await page.waitForLoadState("networkidle");
    const file = `${language}-${String(index + 1).padStart(2, "0")}-${name}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 50 })
      .toFile(join(guide, file));
  }
  await page.close();
}

async function signIn(page: Page, site: string, language: string): Promise<void> {
  const headers = { Origin: site };
  const answer = await page.request.post(`${site}/admin/session`, { data: login, headers });
  if (!answer.ok()) throw new Error(`The sign-in was answered with ${answer.status()}.`);
  await page.request.post(`${site}/admin/language`, { form: { language }, headers });
}

const DATA_DIR = join(ownTemporaryFolder(), "sample");
await makeSampleData(root, DATA_DIR);
const steps = stepsIn(await fillOffice(DATA_DIR));
await using site = await startSite(root, "start", { DATA_DIR });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  for (const { code } of languages) await photographSteps(browser, site.url, code, steps);
} finally {
  await browser.close();
}
console.log(`${steps.length * languages.length} pictures lie in ${guide}.`);
