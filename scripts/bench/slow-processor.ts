import { chromium } from "@playwright/test";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { atMost, type Finding } from "./findings.ts";
import { inMilliseconds, median } from "./units.ts";

const paths = ["/", "/mr", "/gallery", "/mr/gallery", "/services/painting", "/contact"];
const slowness = 10;
const runs = 3;
/** A task that keeps a finger waiting, in milliseconds. */
const longTask = 50;

/** How long a finger would wait while a page starts on a processor ten times slower: what long tasks have above 50 ms. */
export async function measureSlowProcessor(siteUrl: string): Promise<Finding[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  try {
    const findings: Finding[] = [];
    for (const path of paths) {
      const seen: number[] = [];
      for (let run = 0; run < runs; run++) {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          deviceScaleFactor: 2,
          isMobile: true,
          hasTouch: true,
        });
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowness });
        await page.goto(siteUrl + path);
        await page.locator("[data-wake=idle]:not([data-awake])").first().waitFor({ state: "detached" });
        seen.push(await page.evaluate(blockingTime, longTask));
        await context.close();
      }
      const number = median(seen);
      findings.push({
        what: `${path}: blocking time`,
        measured: `${inMilliseconds(number)} (${seen.map(inMilliseconds).join(", ")})`,
        target: atMost(number, 80, inMilliseconds(80)),
      });
    }
    return findings;
  } finally {
    await browser.close();
  }
}

/** From the first paint on, as Lighthouse counts it. */
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
