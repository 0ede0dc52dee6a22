import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { atLeast, atMost, type Finding } from "./findings.ts";
import { inMilliseconds, inSeconds, median } from "./units.ts";

const runs = 3;
const pages = ["/gallery", "/mr/gallery"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Lighthouse with its own mobile settings (simulated slow 4G, 4 × slower processor). */
export async function measureLighthouse(siteUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await audit(siteUrl + path));
    findings.push(...pageFindings(path, reports));
  }
  return findings;
}

type Report = Awaited<ReturnType<typeof audit>>;

async function audit(url: string) {
  const browser = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...chromiumArguments, "--headless=new"],
    handleSIGINT: false,
  });
  const endWithUs = () => browser.kill();
  process.once("exit", endWithUs);
  try {
    const flags = { port: browser.port, onlyCategories: [...categories], logLevel: "error" as const };
    const result = await lighthouse(url, flags);
    if (result === undefined) throw new Error(`Lighthouse has no report on ${url}.`);
    if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
    const number = (name: string) => result.lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      score: (category: string) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100),
      firstPaint: number("first-contentful-paint"),
      largestPaint: number("largest-contentful-paint"),
      blocking: number("total-blocking-time"),
      shift: number("cumulative-layout-shift"),
    };
  } finally {
    process.off("exit", endWithUs);
    browser.kill();
  }
}

function pageFindings(path: string, reports: readonly Report[]): Finding[] {
  const middle = (of: (report: Report) => number) => median(reports.map(of));
  const shift = middle((report) => report.shift);
  return [
    ...categories.map((category) => {
      const score = middle((report) => report.score(category));
      return { what: `${path}: ${category}`, measured: String(score), target: atLeast(score, 98) };
    }),
    { what: `${path}: first contentful paint`, measured: inSeconds(middle((report) => report.firstPaint)) },
    {
      what: `${path}: largest contentful paint`,
      measured: inSeconds(middle((report) => report.largestPaint)),
    },
    { what: `${path}: total blocking time`, measured: inMilliseconds(middle((report) => report.blocking)) },
    {
      what: `${path}: layout shift`,
      measured: shift.toFixed(4),
      target: { text: "0", isReached: atMost(shift, 0).isReached },
    },
  ];
}
