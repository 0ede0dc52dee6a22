import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startS3Process } from "#tests/support/s3.ts";
import { startThrowAwayPostgres } from "#tests/support/throw-away-postgres.ts";
import { atMost, type Finding } from "./findings.ts";
import { replaceImages } from "./many-images.ts";
import { shareOfMemory } from "./process-cost.ts";
import { type ProductionServer, startProductionServer } from "./production-server.ts";
import { copyDatabase, makeSampleData } from "./sample-data.ts";
import { inMegabytes, inSeconds, median } from "./units.ts";

const images = 10_000;
const requests = 1_000;
const runs = 3;
/** Milliseconds until it has cleared up behind itself. */
const rest = 30_000;

/** How soon a server answers that has many images, and what it holds once visitors have looked around. */
export async function measureRest(root: string, sampleData: string, folder: string): Promise<Finding[]> {
  const start = await timeStart(root, sampleData, join(folder, "start"));
  const small = join(folder, "rest");
  await cp(sampleData, small, { recursive: true });
  const findings = [
    {
      what: `start to first answer, ${images} images`,
      measured: inSeconds(start),
      target: atMost(start, 1_500, "1.5 s"),
    },
    await heldAtRest("SQLite and a folder", await startProductionServer(root, small), 120e6),
  ];
  const postgres = await startThrowAwayPostgres();
  if (postgres === null) return findings;
  try {
    await using bucket = await startS3Process();
    const settings = { DATABASE_URL: postgres.url, STORAGE_URL: bucket.url };
    const large = join(folder, "rest-on-postgres");
    await makeSampleData(large, settings);
    const server = await startProductionServer(root, large, settings);
    return [...findings, await heldAtRest("PostgreSQL and S3", server, 160e6)];
  } finally {
    await postgres.stop();
  }
}

async function timeStart(root: string, sampleData: string, dataDir: string): Promise<number> {
  await copyDatabase(sampleData, dataDir);
  await replaceImages(dataDir, images);
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const begun = performance.now();
    await using server = await startProductionServer(root, dataDir);
    await read(`${server.url}/`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function heldAtRest(engines: string, server: ProductionServer, most: number): Promise<Finding> {
  await using _ended = server;
  await lookAround(server.url);
  await pause(rest);
  const held = shareOfMemory(server.pid);
  return {
    what: `memory at rest after ${requests} requests, ${engines}`,
    measured: inMegabytes(held),
    target: atMost(held, most, inMegabytes(most)),
  };
}

/** Asks for every page in every language with what it shows, over and over. */
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
