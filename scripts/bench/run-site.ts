import { cp, mkdir } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfNeeded } from "../build-if-needed.ts";
import { measureAddressSweep } from "./address-sweep.ts";
import { measureCachedPage } from "./cached-page.ts";
import { measureEnquiries } from "./enquiries.ts";
import { atMost, type Finding, printConclusion, printFindings } from "./findings.ts";
import { measureHostilePictures } from "./hostile-pictures.ts";
import { writeLargePhotographs } from "./large-photographs.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureManagedImages } from "./manage-images.ts";
import { measureManyEnquiries } from "./many-enquiries.ts";
import { measurePageBytes } from "./page-bytes.ts";
import { memoryOf } from "./process-cost.ts";
import { startProductionServer } from "./production-server.ts";
import { measureRest } from "./rest.ts";
import { makeSampleData } from "./sample-data.ts";
import { measureSlowLine } from "./slow-line.ts";
import { measureSlowProcessor } from "./slow-processor.ts";
import { ownTemporaryFolder } from "./temporary-folder.ts";
import { measureUncachedPages } from "./uncached-pages.ts";
import { inMegabytes } from "./units.ts";
import { measureUploads } from "./uploads.ts";

const root = join(import.meta.dirname, "..", "..");
const { values: options } = parseArgs({ options: { "without-lighthouse": { type: "boolean" } } });
const all: Finding[] = [];

function report(title: string, findings: readonly Finding[]): void {
  printFindings(title, findings);
  all.push(...findings);
}

const folder = ownTemporaryFolder();
console.error("Building, where something has changed …");
await buildIfNeeded(root);
console.error("Making the sample gallery with all its picture sizes …");
const sampleData = join(folder, "sample");
await makeSampleData(sampleData);
await mkdir(join(folder, "photographs"));
const photographs = await writeLargePhotographs(join(folder, "photographs"), 20);

const load = loadavg()[0]?.toFixed(1);
console.log(
  `${availableParallelism()} processors; load of the last minute, our own preparation included: ${load}.`,
);

const uncached = await measureUncachedPages(sampleData, folder);
report("A page without any cache", uncached.render);
report("The gallery's first page, without any cache, as the gallery grows", uncached.growth);
report("Start, and memory at rest", await measureRest(root, sampleData, folder));
report("Managing images in the back office", await measureManagedImages(root, sampleData, folder));
report(
  "Kept pages while endless addresses are asked for",
  await measureAddressSweep(root, sampleData, folder),
);

report(
  "Enquiries over HTTP, each stored before it is answered",
  await measureEnquiries(root, sampleData, folder),
);
{
  const broken = join(folder, "broken");
  await cp(sampleData, broken, { recursive: true });
  await using server = await startProductionServer(root, broken, { TRUSTED_PROXY: "loopback" });
  report("The worst pictures, one at a time", await measureHostilePictures(server));
}
report("The inbox", await measureManyEnquiries({ url: null, dataDir: join(folder, "inbox") }, 100_000));

const dataDir = join(folder, "data");
await cp(sampleData, dataDir, { recursive: true });
await using server = await startProductionServer(root, dataDir);
await pause(5_000);
const rest = memoryOf(server.pid).now;
report("The gallery from the page cache", await measureCachedPage(server, folder));
report("What a phone transfers", await measurePageBytes(server.url, root));
report("A processor ten times slower, median of 3", await measureSlowProcessor(server.url));
report(
  "A line of 1.6 Mbit/s and a processor four times slower, median of 3",
  await measureSlowLine(server.url),
);
if (options["without-lighthouse"] !== true) {
  report("Lighthouse, mobile, median of 3", await measureLighthouse(server.url));
}
report("Uploading photographs", await measureUploads(server, photographs));
await pause(5_000);
report("Memory of the server", [
  { what: "at rest after its start", measured: inMegabytes(rest), target: atMost(rest, 200e6, "200 MB") },
  { what: "after all of the above", measured: inMegabytes(memoryOf(server.pid).now) },
]);
printConclusion(all);
