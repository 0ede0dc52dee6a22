import { setTimeout as pause } from "node:timers/promises";
import { shareOfMemory } from "../tests/support/process-cost.ts";
import { startS3Process } from "../tests/support/s3.ts";
import { startThrowAwayPostgres } from "../tests/support/throw-away-postgres.ts";
import { atMost, type Finding, inMegabytes, inSeconds, median } from "./findings.ts";
import { type Bench, type Site, startSampleSite } from "./sites.ts";

const requests = 1_000;
const runs = 3;
/** Milliseconds until it has cleared up behind itself. */
const rest = 30_000;

export async function measureMemory(bench: Bench): Promise<Finding[]> {
  const start = await timeStart(bench);
  const findings = [
    { what: "start to first answer", measured: inSeconds(start), target: atMost(start, 1_500, "1.5 s") },
    await heldAtRest("SQLite and a folder", await startSampleSite(bench), 120e6),
  ];
  const postgres = await startThrowAwayPostgres();
  if (postgres === null) return findings;
  try {
    await using bucket = await startS3Process();
    const site = await startSampleSite(bench, { DATABASE_URL: postgres.url, STORAGE_URL: bucket.url });
    return [...findings, await heldAtRest("PostgreSQL and S3", site, 160e6)];
  } finally {
    await postgres.stop();
  }
}

async function timeStart(bench: Bench): Promise<number> {
  await (await startSampleSite(bench))[Symbol.asyncDispose]();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await using site = await startSampleSite(bench);
    await read(`${site.url}/`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function heldAtRest(engines: string, site: Site, most: number): Promise<Finding> {
  await using _ended = site;
  await lookAround(site.url);
  await pause(rest);
  const held = shareOfMemory(site.pid);
  return {
    what: `memory at rest after ${requests} requests, ${engines}`,
    measured: inMegabytes(held),
    target: atMost(held, most, inMegabytes(most)),
  };
}

async function lookAround(url: string): Promise<void> {
  const sitemap = await read(`${url}/sitemap.xml?part=pages`);
  const addresses = new Set([...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address]) => address ?? url));
  let asked = 0;
  while (asked < requests) {
    for (const address of addresses) {
      const page = await read(address);
      if (++asked === requests) return;
      for (const [, file] of page.matchAll(/ src="(\/(?:assets|gallery-images)[^"]+)"/g))
        addresses.add(url + file);
    }
  }
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.text();
}
