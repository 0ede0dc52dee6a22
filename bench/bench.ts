import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { runCommand } from "../scripts/run-command.ts";
import { ownTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { measureBlocking } from "./blocking.ts";
import { compareWith } from "./compare.ts";
import { measureCrawl } from "./crawl.ts";
import { type Finding, printConclusion, printFindings } from "./findings.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import type { Bench } from "./sites.ts";
import { measureWeights } from "./weights.ts";

const usage = `Measures the site as it is built, on this machine; builds it first where something has changed.

  npm run bench                        weights, blocking, memory and crawl
  npm run bench -- weights             what a phone transfers for each page
  npm run bench -- blocking            how long a finger waits while a page starts on a slow processor
  npm run bench -- memory              how soon the server answers, and what it holds at rest
  npm run bench -- crawl               every address of the sitemap with 10,000 projects, and phones beside it
  npm run bench -- lighthouse          Lighthouse on each kind of page
  npm run bench -- compare ../before   whether a page is slower than in the checkout of another version`;

const measures: Record<string, (bench: Bench, other: string) => Promise<Finding[]>> = {
  weights: measureWeights,
  blocking: measureBlocking,
  memory: measureMemory,
  crawl: measureCrawl,
  lighthouse: measureLighthouse,
  compare: compareWith,
};
const [asked, other = ""] = process.argv.slice(2);
const names = asked === undefined ? ["weights", "blocking", "memory", "crawl"] : [asked];
if (names.every((name) => name in measures) && (asked === "compare") === (other !== ""))
  await runCommand(run);
else console.error(usage);

async function run(): Promise<void> {
  const bench = { root: join(import.meta.dirname, ".."), folder: ownTemporaryFolder() };
  console.log(`${availableParallelism()} processors; load of the last minute: ${loadavg()[0]?.toFixed(1)}.`);
  const all: Finding[] = [];
  for (const name of names) {
    const findings = (await measures[name]?.(bench, other)) ?? [];
    printFindings(name, findings);
    all.push(...findings);
  }
  printConclusion(all);
}
