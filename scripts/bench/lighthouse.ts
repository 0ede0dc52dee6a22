import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { sitePath } from "#app/language/paths.ts";
import { chromiumArguments, chromiumPath } from "#tests/browser/chromium.ts";
import { atLeast, below, type Finding } from "./findings.ts";
import { inMilliseconds, inSeconds, inWhole, median } from "./units.ts";

const runs = 3;
const mostAttempts = 4;
const paths = [
  "/",
  "/services",
  "/services/painting",
  "/services/body-building/container-body",
  "/gallery",
  "/about",
  "/contact",
];
const pages = paths.flatMap((path) => [path, sitePath("mr", path)]);
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const leastScores = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

/** Lighthouse with its own mobile settings (simulated slow 4G, 4 × slower processor). */
export async function measureLighthouse(siteUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of pages) {
    await becomeKept(siteUrl + path);
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await auditWithRetries(siteUrl + path));
    findings.push(...pageFindings(path, reports));
  }
  return findings;
}

/** All but the first visitors after a change find a page kept and packed tightly. */
async function becomeKept(url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit++) await (await fetch(url)).arrayBuffer();
}

type Report = Awaited<ReturnType<typeof audit>>;

/** On a busy machine the browser now and then loses its trace, and Lighthouse asks to be run again. */
async function auditWithRetries(url: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await audit(url);
    } catch (error) {
      if (attempt === mostAttempts) throw error;
      console.error(`Lighthouse once more: ${error instanceof Error ? error.message : error}`);
    }
  }
}

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
      machine: result.lhr.environment.benchmarkIndex,
    };
  } finally {
    process.off("exit", endWithUs);
    browser.kill();
  }
}

/** The median, and what each run saw. */
function pageFindings(path: string, reports: readonly Report[]): Finding[] {
  const finding = (what: string, of: (report: Report) => number, inWords: (number: number) => string) => {
    const seen = reports.map(of);
    const each = seen.map(inWords).join(", ");
    return { number: median(seen), what: `${path}: ${what}`, measured: `${inWords(median(seen))} (${each})` };
  };
  const largest = finding("largest contentful paint", ({ largestPaint }) => largestPaint, inSeconds);
  const blocking = finding("total blocking time", ({ blocking }) => blocking, inMilliseconds);
  const shift = finding("layout shift", ({ shift }) => shift, String);
  return [
    ...categories.map((category) => {
      const { number, ...score } = finding(category, (report) => report.score(category), String);
      return { ...score, target: atLeast(number, leastScores[category]) };
    }),
    finding("first contentful paint", ({ firstPaint }) => firstPaint, inSeconds),
    { ...largest, target: below(largest.number, 1150, inSeconds(1150)) },
    { ...blocking, target: below(blocking.number, 50, inMilliseconds(50)) },
    { ...shift, target: below(shift.number, 0.005) },
    // A busy machine lengthens every task, and with it the blocking time; this says how busy it was.
    finding("speed of the machine (Lighthouse's index)", ({ machine }) => machine, inWhole),
  ];
}
