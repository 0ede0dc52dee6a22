import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { ownTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { startSampleSite } from "../bench/sites.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "docs/home.webp");
const sheet = { width: 1200, height: 690 };
const computer = { width: 1440, height: 900 };
const frame = { top: 8, bottom: 8, left: 8, right: 8 };
const background = "#d9d3c7";
const phone = { width: 360, height: 780 };

async function photograph(browser: Browser, address: string, viewport: typeof phone, width: number) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  const bytes = await page.screenshot();
  await page.close();
  return sharp(bytes)
    .resize({ width })
    .extend({ ...frame, background })
    .png()
    .toBuffer();
}

await using site = await startSampleSite({ root, folder: ownTemporaryFolder() });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  const [wide, narrow] = [
    await photograph(browser, `${site.url}/`, computer, 980),
    await photograph(browser, `${site.url}/mr`, phone, 270),
  ];
  await sharp({ create: { ...sheet, channels: 3, background } })
    .composite([
      { input: wide, left: 22, top: 32 },
      { input: narrow, left: 892, top: 72 },
    ])
    .webp({ quality: 72 })
    .toFile(target);
} finally {
  await browser.close();
}
console.log(`${target} shows home as it is now.`);
