import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/public-paths.ts";
import { languages } from "#content/languages.ts";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { startProductionServer } from "./bench/production-server.ts";
import { makeSampleData } from "./bench/sample-data.ts";
import { ownTemporaryFolder } from "./bench/temporary-folder.ts";
import { buildIsCurrent } from "./build-is-current.ts";
import { buildSite } from "./build-site.ts";
import { layOut } from "./lay-out.ts";

/** Photographs every page in every language at three widths into `screenshots/`, from a build with the sample gallery. */

const root = join(import.meta.dirname, "..");
const target = join(root, "screenshots");
const widths = [360, 768, 1440];
const paths = [...publicPaths(), "/no-such-page", "/services/no-such-service"];

async function photographAll(browser: Browser, siteUrl: string, width: number): Promise<void> {
  // Motion would be caught half way.
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const { code } of languages) {
    const folder = join(target, code, String(width));
    await mkdir(folder, { recursive: true });
    for (const path of paths) {
      await page.goto(siteUrl + sitePath(code, path));
      await layOut(page);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      const file = join(folder, `${name}.jpeg`);
      await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 85 });
    }
  }
  await page.close();
}

const folder = ownTemporaryFolder();
if (!(await buildIsCurrent(root))) await buildSite(root);
console.log("Filling a gallery with the sample projects…");
const dataDir = join(folder, "data");
await makeSampleData(dataDir);
await using server = await startProductionServer(root, dataDir);
await rm(target, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  await Promise.all(widths.map((width) => photographAll(browser, server.url, width)));
} finally {
  await browser.close();
}
console.log(`${paths.length * languages.length * widths.length} pictures lie in ${target}.`);
