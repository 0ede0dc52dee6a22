import { atMost, type Finding } from "./findings.ts";
import { measureOnPhone, type Phone } from "./phone.ts";
import { inMilliseconds } from "./units.ts";

const slowness = 10;
/** A task that keeps a finger waiting, in milliseconds. */
const longTask = 50;

/** How long a finger would wait while a page starts on a processor ten times slower: what long tasks have above 50 ms. */
export async function measureSlowProcessor(siteUrl: string): Promise<Finding[]> {
  const measured = await measureOnPhone(siteUrl, slowness, blockingWhileStarting);
  return measured.map(({ path, seen, number }) => ({
    what: `${path}: blocking time`,
    measured: `${inMilliseconds(number)} (${seen.map(inMilliseconds).join(", ")})`,
    target: atMost(number, 80, inMilliseconds(80)),
  }));
}

async function blockingWhileStarting({ page }: Phone, url: string): Promise<number> {
  await page.goto(url);
  await page.locator("[data-wake=idle]:not([data-awake])").first().waitFor({ state: "detached" });
  return await page.evaluate(blockingTime, longTask);
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
