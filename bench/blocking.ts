import { type Browser, chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "../tests/browser/chromium.ts";
import { atMost, type Finding, inMilliseconds, median } from "./findings.ts";
import { type Bench, startSampleSite } from "./sites.ts";

const paths = ["/", "/mr", "/gallery", "/mr/gallery", "/services/painting", "/contact"];
const slowness = 10;
const runs = 3;
/** Milliseconds from which a task keeps a finger waiting. */
const longTask = 50;

/** On a processor ten times slower: what long tasks have above 50 ms. */
export async function measureBlocking(bench: Bench): Promise<Finding[]> {
  await using site = await startSampleSite(bench);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const findings: Finding[] = [];
    for (const path of paths) {
      const seen: number[] = [];
      for (let run = 0; run < runs; run++) seen.push(await blockingWhileStarting(browser, site.url + path));
      findings.push({
        what: `${path}: blocking time, ten times slower`,
        measured: `${inMilliseconds(median(seen))} (${seen.map(inMilliseconds).join(", ")})`,
        target: atMost(median(seen), 80, inMilliseconds(80)),
      });
    }
    return findings;
  } finally {
    await browser.close();
  }
}

async function blockingWhileStarting(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  await page.goto(url);
  await page.locator("[data-hydrate=idle]:not([data-hydrated])").first().waitFor({ state: "detached" });
  return await page.evaluate(blockingTime, longTask);
}

/** From the first paint, as Lighthouse counts it. */
function blockingTime(longest: number): Promise<number> {
  const [firstPaint] = performance.getEntriesByName("first-contentful-paint");
  return new Promise((resolve) => {
    let total = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const end = startTime + duration;
        const begun = Math.max(startTime, firstPaint?.startTime ?? 0);
        total += Math.max(0, end - begun - longest);
      }
    }).observe({ type: "longtask", buffered: true });
    setTimeout(() => resolve(total), 500);
  });
}
