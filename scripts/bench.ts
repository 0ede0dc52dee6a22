import { cp, mkdir } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { measureAddressSweep } from "./bench/address-sweep.ts";
import { measureCachedPage } from "./bench/cached-page.ts";
import { measureEnquiries } from "./bench/enquiries.ts";
import { atMost, type Finding, printConclusion, printFindings } from "./bench/findings.ts";
import { writeLargePhotographs } from "./bench/large-photographs.ts";
import { measureLighthouse } from "./bench/lighthouse.ts";
import { measureManagedImages } from "./bench/manage-images.ts";
import { measureManyEnquiries } from "./bench/many-enquiries.ts";
import { measurePageBytes } from "./bench/page-bytes.ts";
import { memoryOf } from "./bench/process-cost.ts";
import { startProductionServer } from "./bench/production-server.ts";
import { makeSampleData } from "./bench/sample-data.ts";
import { measureSlowProcessor } from "./bench/slow-processor.ts";
import { ownTemporaryFolder } from "./bench/temporary-folder.ts";
import { measureUncachedPages } from "./bench/uncached-pages.ts";
import { inMegabytes } from "./bench/units.ts";
import { measureUploads } from "./bench/uploads.ts";
import { buildIfNeeded } from "./build-if-needed.ts";

const root = join(import.meta.dirname, "..");
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
report("Managing images in the back office", await measureManagedImages(root, sampleData, folder));
report(
  "Kept pages while endless addresses are asked for",
  await measureAddressSweep(root, sampleData, folder),
);

report(
  "Enquiries over HTTP, each stored before it is answered",
  await measureEnquiries(root, sampleData, folder),
);
report("The inbox", await measureManyEnquiries(join(folder, "inbox")));

const dataDir = join(folder, "data");
await cp(sampleData, dataDir, { recursive: true });
await using server = await startProductionServer(root, dataDir);
await pause(5_000);
const rest = memoryOf(server.pid).now;
report("The gallery from the page cache", await measureCachedPage(server, folder));
report("What a phone transfers", await measurePageBytes(server.url, root));
report("A processor ten times slower, median of 3", await measureSlowProcessor(server.url));
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
