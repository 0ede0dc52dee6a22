import { Agent } from "node:http";
import { join, resolve } from "node:path";
import { addressesOf, ask } from "./crawl.ts";
import { atMost, type Finding, inMilliseconds, inRatio, inWhole, median } from "./findings.ts";
import { type Bench, makeSampleData, startSite } from "./sites.ts";

const rounds = 5;
const keptVisits = 5;
/** A busy machine makes this of two equal builds. */
const noise = 1.1;

interface Times {
  made: number[];
  kept: number[];
}

/** In turns, so that the machine's other work meets both. */
export async function compareWith({ root, folder }: Bench, other: string): Promise<Finding[]> {
  const checkouts = [resolve(other), root] as const;
  const dataDirs = checkouts.map((_, at) => join(folder, `compared-${at}`));
  for (const [at, checkout] of checkouts.entries()) await makeSampleData(checkout, dataDirs[at] ?? "");
  const pages = new Map<string, [Times, Times]>();
  for (let round = 0; round < rounds; round++) {
    await using before = await startSite(checkouts[0], "start", { DATA_DIR: dataDirs[0] ?? "" });
    await using after = await startSite(checkouts[1], "start", { DATA_DIR: dataDirs[1] ?? "" });
    for (const [theirs, ours] of pairsOf(await addressesOf(before.url), await addressesOf(after.url))) {
      const times = pages.get(ours) ?? [emptyTimes(), emptyTimes()];
      pages.set(ours, times);
      const visits = [() => visit(before.url + theirs, times[0]), () => visit(after.url + ours, times[1])];
      for (const next of round % 2 === 0 ? visits : visits.toReversed()) await next();
    }
  }
  return findingsOf(pages);
}

function pairsOf(before: readonly string[], after: readonly string[]): (readonly [string, string])[] {
  const project = /\/gallery\/[0-9a-f-]{36}$/;
  const shared = after.filter((address) => before.includes(address) && !project.test(address));
  const [theirs, ours] = [before, after].map((addresses) => addresses.filter((each) => project.test(each)));
  const projects = (ours ?? []).flatMap((address, at) => {
    const other = theirs?.[at];
    return other === undefined ? [] : [[other, address] as const];
  });
  return [...shared.map((address) => [address, address] as const), ...projects];
}

const emptyTimes = (): Times => ({ made: [], kept: [] });

async function visit(url: string, { made, kept }: Times): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const timed = async () => {
    const begun = performance.now();
    const status = await ask(url, agent);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    return performance.now() - begun;
  };
  await ask(`${new URL(url).origin}/livez`, agent);
  made.push(await timed());
  for (let count = 0; count < keptVisits; count++) kept.push(await timed());
  agent.destroy();
}

function findingsOf(pages: ReadonlyMap<string, [Times, Times]>): Finding[] {
  // The least of the rounds: a busy machine only makes a page slower.
  const ratioOf = ([before, after]: [Times, Times], kind: keyof Times) =>
    Math.min(...after[kind]) / Math.min(...before[kind]);
  const all = (kind: keyof Times) => median([...pages.values()].map((times) => ratioOf(times, kind)));
  const slowest = [...pages]
    .map(([path, times]) => ({ path, times, ratio: ratioOf(times, "made") }))
    .toSorted((one, another) => another.ratio - one.ratio)
    .slice(0, 5);
  const judged = (what: string, ratio: number): Finding => ({
    what,
    measured: inRatio(ratio),
    target: atMost(ratio, noise, inRatio(noise)),
  });
  return [
    { what: "pages that both have", measured: inWhole(pages.size) },
    judged("making a page, median of all", all("made")),
    judged("answering with a kept page, median of all", all("kept")),
    ...slowest.map(({ path, times, ratio }) => ({
      what: `  most: ${path}, ${times.map(({ made }) => inMilliseconds(Math.min(...made))).join(" before, ")} now`,
      measured: inRatio(ratio),
    })),
  ];
}
