import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readConfig } from "#platform/config.ts";
import { silentLog } from "#platform/log.ts";
import { createServices } from "#server/start/create-services.ts";
import { buildIfNeeded } from "../build-if-needed.ts";
import { fillSampleGallery } from "../sample-gallery/fill.ts";
import { askChild } from "./child.ts";
import { atMost, type Finding, printConclusion, printFindings } from "./findings.ts";
import { replaceImages } from "./many-images.ts";
import { startProductionServer } from "./production-server.ts";
import { ownTemporaryFolder } from "./temporary-folder.ts";
import { inRatio, inSeconds, inWhole, percentile } from "./units.ts";

const projects = 10_000;
const phones = 200;
/** Of the addresses, for what is scaled up to all. */
const sampled = 1_500;
const besidePhones = 2_000;
const root = join(import.meta.dirname, "..", "..");
const folder = ownTemporaryFolder();
const dataDir = join(folder, "crawled");
const crawlSchema = z.object({
  milliseconds: z.number(),
  crawled: z.array(z.number()),
  opened: z.array(z.object({ status: z.number(), milliseconds: z.number() })),
});

/** Path and query of every address in the sitemaps, the parts included. */
async function addressesOf(url: string): Promise<string[]> {
  const locations = async (target: string) => {
    const text = await (await fetch(url + target)).text();
    return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => {
      const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
      return pathname + search;
    });
  };
  const parts = await locations("/sitemap.xml");
  const found = new Set<string>();
  for (const part of parts) for (const address of await locations(part)) found.add(address);
  return [...found];
}

async function listed(name: string, targets: readonly string[]): Promise<string> {
  const file = join(folder, `${name}.json`);
  await writeFile(file, JSON.stringify(targets));
  return file;
}

async function crawl(targets: readonly string[], crowd: number) {
  await using server = await startProductionServer(root, dataDir, { TRUSTED_PROXY: "loopback" });
  const file = await listed(`crawl-${crowd}`, targets);
  return await askChild("crawl.ts", [server.url, file, String(crowd)], crawlSchema);
}

const refusedOf = (statuses: readonly number[]) => statuses.filter((status) => status !== 200).length;

function none(what: string, count: number): Finding {
  return { what, measured: inWhole(count), target: atMost(count, 0, "none") };
}

await buildIfNeeded(root);
const { services, close } = await createServices(readConfig({ DATA_DIR: dataDir }), silentLog);
await fillSampleGallery(services).finally(close);
await replaceImages(dataDir, projects);
const addresses = await (async () => {
  await using server = await startProductionServer(root, dataDir);
  return await addressesOf(server.url);
})();
const sample = addresses.filter((_, at) => at % Math.ceil(addresses.length / sampled) === 0);
const alone = await askChild("make-pages.ts", [dataDir, await listed("sample", sample)], z.number());
const renders = (alone / sample.length) * addresses.length;
const { milliseconds, crawled } = await crawl(addresses, 0);
const beside = await crawl(addresses.slice(0, besidePhones), phones);
const opened = beside.opened.map(({ milliseconds }) => milliseconds);
const findings: Finding[] = [
  { what: "addresses of the sitemap", measured: inWhole(addresses.length) },
  { what: "their renders, a sample scaled up", measured: inSeconds(renders) },
  none("refused to one crawler right after a start", refusedOf(crawled)),
  { what: "the crawl", measured: inSeconds(milliseconds) },
  {
    what: "  against its renders",
    measured: inRatio(milliseconds / renders),
    target: atMost(milliseconds / renders, 1.3, inRatio(1.3)),
  },
  none(
    `refused to ${phones} phones of its address beside it`,
    refusedOf(beside.opened.map(({ status }) => status)),
  ),
  none("  and to the crawler", refusedOf(beside.crawled)),
  { what: "  a phone's page, median", measured: inSeconds(percentile(opened, 50)) },
  { what: "  slowest", measured: inSeconds(percentile(opened, 100)) },
];
printFindings(`A crawl of ${inWhole(projects)} projects`, findings);
printConclusion(findings);
