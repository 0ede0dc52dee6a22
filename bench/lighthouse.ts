import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { chromiumArguments, chromiumPath } from "../tests/browser/chromium.ts";
import { atLeast, below, type Finding, inMilliseconds, inSeconds, inWhole, median } from "./findings.ts";
import { type Bench, startSampleSite } from "./sites.ts";

const runs = 3;
const paths = [
  "/",
  "/services",
  "/services/painting",
  "/services/body-building/container-body",
  "/gallery",
  "/about",
  "/contact",
];
const pages = paths.flatMap((path) => [path, path === "/" ? "/mr" : `/mr${path}`]);
const categories = ["performance", "accessibility", "best-practices", "seo"];
const program = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});
type Report = z.output<typeof reportSchema>;

/** Lighthouse's mobile settings: simulated slow 4G, 4 × slower processor. */
export async function measureLighthouse(bench: Bench): Promise<Finding[]> {
  if (!existsSync(program)) {
    throw new Error("Lighthouse is in a package of its own. Install it first: npm ci --prefix bench");
  }
  await using site = await startSampleSite(bench);
  const findings: Finding[] = [];
  for (const path of pages) {
    // All but the first visitors find a page cached and compressed tightly.
    for (let visit = 0; visit < 2; visit++) await (await fetch(site.url + path)).arrayBuffer();
    const reports: Report[] = [];
    for (let run = 0; run < runs; run++) reports.push(await audit(site.url + path));
    findings.push(...pageFindings(path, reports));
  }
  return findings;
}

async function audit(url: string): Promise<Report> {
  const flags = ["--output=json", "--quiet", `--only-categories=${categories.join(",")}`];
  const chromeFlags = `--chrome-flags=${["--headless=new", ...chromiumArguments].join(" ")}`;
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...flags, chromeFlags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 100_000_000,
  });
  return reportSchema.parse(JSON.parse(stdout));
}

function pageFindings(path: string, reports: readonly Report[]): Finding[] {
  const finding = (what: string, of: (report: Report) => number, inWords: (number: number) => string) => {
    const seen = reports.map(of);
    const each = seen.map(inWords).join(", ");
    return { number: median(seen), what: `${path}: ${what}`, measured: `${inWords(median(seen))} (${each})` };
  };
  const auditOf = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;
  const largest = finding("largest contentful paint", auditOf("largest-contentful-paint"), inSeconds);
  const blocking = finding("total blocking time", auditOf("total-blocking-time"), inMilliseconds);
  const shift = finding("layout shift", auditOf("cumulative-layout-shift"), String);
  return [
    ...categories.map((category) => {
      const scoreOf = (report: Report) => Math.round((report.categories[category]?.score ?? 0) * 100);
      const { number, ...score } = finding(category, scoreOf, inWhole);
      return { ...score, target: atLeast(number, 100) };
    }),
    { ...largest, target: below(largest.number, 1150, inSeconds(1150)) },
    { ...blocking, target: below(blocking.number, 50, inMilliseconds(50)) },
    { ...shift, target: below(shift.number, 0.005) },
  ];
}
