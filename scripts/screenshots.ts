import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { sitePath } from "#app/language/paths.ts";
import { publicPaths } from "#app/site/pages.ts";
import { languages } from "#content/languages.ts";
import { textsOf } from "#content/texts.server.ts";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { ownTemporaryFolder } from "#tests/support/temporary-folder.ts";
import { startSampleSite } from "../bench/sites.ts";

const root = join(import.meta.dirname, "..");
const target = join(root, "screenshots");
const widths = [360, 768, 1440];
const paths = [...publicPaths(textsOf("en")), "/no-such-page", "/services/no-such-service"];

async function photographAll(browser: Browser, siteUrl: string, width: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  for (const { code } of languages) {
    const folder = join(target, code, String(width));
    await mkdir(folder, { recursive: true });
    for (const path of paths) {
      await page.goto(siteUrl + sitePath(code, path));
      await showWhole(page);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      const file = join(folder, `${name}.jpeg`);
      await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 85 });
    }
  }
  await page.close();
}

async function showWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "body { position: relative } .fixed { position: absolute !important } * { content-visibility: visible !important }",
    );
    document.adoptedStyleSheets.push(sheet);
    for (const island of document.querySelectorAll("[data-island]"))
      island.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    for (const picture of document.images) {
      picture.loading = "eager";
      picture.decoding = "sync";
    }
  });
  await page.waitForLoadState("networkidle");
  const missing = await page.evaluate(() =>
    [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src),
  );
  if (missing.length > 0) throw new Error(`${page.url()} lacks ${missing.join(", ")}.`);
}

await using site = await startSampleSite({ root, folder: ownTemporaryFolder() });
await rm(target, { recursive: true, force: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  await Promise.all(widths.map((width) => photographAll(browser, site.url, width)));
} finally {
  await browser.close();
}
console.log(`${paths.length * languages.length * widths.length} pictures lie in ${target}.`);
