import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { median } from "./units.ts";

const paths = ["/", "/mr", "/gallery", "/mr/gallery", "/services/painting", "/contact"];
const runs = 3;

export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** A page on a phone whose processor is so many times slower than this machine's. */
async function openPhone(browser: Browser, slowness: number) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return { page, devtools, [Symbol.asyncDispose]: () => context.close() };
}

/** What is measured of each page, three times, each on a phone that has never been there; and the middle of the three. */
export async function measureOnPhone(
  siteUrl: string,
  slowness: number,
  measure: (phone: Phone, url: string) => Promise<number>,
) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const measured: { path: string; seen: number[]; number: number }[] = [];
    for (const path of paths) {
      const seen: number[] = [];
      for (let run = 0; run < runs; run++) {
        await using phone = await openPhone(browser, slowness);
        seen.push(await measure(phone, siteUrl + path));
      }
      measured.push({ path, seen, number: median(seen) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}
