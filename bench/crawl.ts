import { randomUUID } from "node:crypto";
import { cp } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { openDatabase } from "../platform/database/open.ts";
import { silentLog } from "../platform/log.ts";
import { atMost, type Finding, inSeconds, inWhole, median } from "./findings.ts";
import { type Bench, startSampleSite, startSite } from "./sites.ts";

const projects = 10_000;
const phones = 200;
const besidePhones = 2_000;
const rowsPerInsert = 250;

/** A crawler asks for every address, then phones open pages meanwhile. */
export async function measureCrawl(bench: Bench): Promise<Finding[]> {
  const dataDir = join(bench.folder, "crawled");
  await (await startSampleSite(bench))[Symbol.asyncDispose]();
  await cp(join(bench.folder, "sample"), dataDir, { recursive: true });
  await growGallery(dataDir);
  const settings = { DATA_DIR: dataDir, TRUSTED_PROXY: "loopback" };
  const { addresses, alone } = await (async () => {
    await using site = await startSite(bench.root, "start", settings);
    const addresses = await addressesOf(site.url);
    return { addresses, alone: await crawl(site.url, addresses, 0) };
  })();
  await using site = await startSite(bench.root, "start", settings);
  const beside = await crawl(site.url, addresses.slice(0, besidePhones), phones);
  const opened = beside.opened.map(({ milliseconds }) => milliseconds);
  return [
    { what: `addresses of ${inWhole(projects)} projects, crawled`, measured: inWhole(addresses.length) },
    { what: "  in", measured: inSeconds(alone.milliseconds) },
    none("refused to one crawler right after a start", alone.crawled),
    none(
      `refused to ${phones} phones of its address beside it`,
      beside.opened.map(({ status }) => status),
    ),
    none("  and to the crawler", beside.crawled),
    { what: "  a phone's page, median", measured: inSeconds(median(opened)) },
    { what: "  slowest", measured: inSeconds(Math.max(...opened)) },
  ];
}

function none(what: string, statuses: readonly number[]): Finding {
  const refused = statuses.filter((status) => status !== 200).length;
  return { what, measured: inWhole(refused), target: atMost(refused, 0, "none") };
}

async function growGallery(dataDir: string): Promise<void> {
  const database = await openDatabase({ url: null, dataDir }, silentLog);
  try {
    await database.db.transaction().execute(async (trx) => {
      const samples = await trx
        .selectFrom("gallery_images")
        .select(["description", "vehicle_name", "category", "vehicle_type", "body_type", "work_type"])
        .select(["before_image_url", "after_image_url", "main_image_url", "is_featured", "created_at"])
        .execute();
      await trx.deleteFrom("gallery_images").execute();
      const rows = Array.from({ length: Math.ceil(projects / samples.length) }, () => samples)
        .flat()
        .slice(0, projects)
        .map((sample) => ({ ...sample, id: randomUUID() }));
      for (let from = 0; from < projects; from += rowsPerInsert) {
        await trx
          .insertInto("gallery_images")
          .values(rows.slice(from, from + rowsPerInsert))
          .execute();
      }
    });
  } finally {
    await database.close();
  }
}

export async function addressesOf(url: string): Promise<string[]> {
  const locations = async (target: string) => {
    const text = await (await fetch(url + target)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
      return pathname + search;
    });
  };
  const parts = await Promise.all((await locations("/sitemap.xml")).map(locations));
  return [...new Set(parts.flat())];
}

async function crawl(url: string, targets: readonly string[], crowd: number) {
  const many = new Agent({ keepAlive: true, maxSockets: 512 });
  const one = new Agent({ keepAlive: true, maxSockets: 1 });
  const begun = performance.now();
  const opening = Promise.all(
    targets
      .toReversed()
      .slice(0, crowd)
      .map(async (target) => ({
        status: await ask(url + target, many),
        milliseconds: performance.now() - begun,
      })),
  );
  const crawled: number[] = [];
  for (const target of targets) crawled.push(await ask(url + target, one));
  const milliseconds = performance.now() - begun;
  const opened = await opening;
  for (const agent of [many, one]) agent.destroy();
  return { milliseconds, crawled, opened };
}

export function ask(url: string, agent: Agent): Promise<number> {
  const headers = { "Accept-Encoding": "br", "X-Forwarded-For": "198.51.100.7" };
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end();
  });
}
