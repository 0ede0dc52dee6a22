import { below, type Finding } from "./findings.ts";
import { measureOnPhone, type Phone } from "./phone.ts";
import { inSeconds } from "./units.ts";

/** As Lighthouse assumes it: in bits a second, and milliseconds until a request is answered. */
const line = { bits: 1_600_000, latency: 150 };
const slowness = 4;

/**
 * When the largest picture or text is seen over a line that is slow indeed. Lighthouse reckons it from a fast visit, where
 * it takes what only happens to come before, such as a heading face, for what the picture waits for.
 */
export async function measureSlowLine(siteUrl: string): Promise<Finding[]> {
  const measured = await measureOnPhone(siteUrl, slowness, largestPaint);
  return measured.map(({ path, seen, number }) => ({
    what: `${path}: largest paint`,
    measured: `${inSeconds(number)} (${seen.map(inSeconds).join(", ")})`,
    target: below(number, 1150, inSeconds(1150)),
  }));
}

/** In milliseconds. */
async function largestPaint({ page, devtools }: Phone, url: string): Promise<number> {
  const bytesPerSecond = line.bits / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(url);
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let largest = 0;
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntries()) largest = startTime;
        }).observe({ type: "largest-contentful-paint", buffered: true });
        setTimeout(() => resolve(largest), 500);
      }),
  );
}
