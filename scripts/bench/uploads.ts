import { stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SqliteFile from "better-sqlite3";
import pLimit from "p-limit";
import { enterBackOffice } from "./back-office.ts";
import { atLeast, atMost, type Finding } from "./findings.ts";
import { cpuMilliseconds, forgetPeak, memoryOf } from "./process-cost.ts";
import { owner, type ProductionServer } from "./production-server.ts";
import { encodeWithSharpAlone } from "./sharp-alone.ts";
import { inMegabytes, inRatio, inSeconds } from "./units.ts";

/** Three browsers, each of which sends as many at a time as the upload page does. */
const atATime = 3 * 3;
/** Enough for sharp alone to come to its usual pace. */
const compared = 6;
const longestWarmUp = 15 * 60_000;

/** Uploads the photographs end to end, as three administrators' browsers do when they could not compress them. */
export async function measureUploads(
  { url, pid, dataDir }: ProductionServer,
  photographs: readonly string[],
): Promise<Finding[]> {
  const weights = await Promise.all(photographs.map(async (path) => (await stat(path)).size));
  const weight = weights.reduce((sum, bytes) => sum + bytes, 0);
  const alone = await encodeWithSharpAlone(photographs.slice(0, compared));
  const office = await enterBackOffice(url, owner);
  forgetPeak(pid);
  const cpuBefore = cpuMilliseconds(pid);
  const begun = performance.now();

  const queue = pLimit(atATime);
  const urls = await Promise.all(
    photographs.map((path, index) => queue(() => office.sendPicture(path, index))),
  );
  const stored = await office.storeBatch(urls);
  const acknowledged = performance.now() - begun;
  if (stored !== photographs.length) throw new Error(`${stored} images were stored.`);

  await untilWarm(dataDir);
  const warm = performance.now() - begun;
  const { peak } = memoryOf(pid);
  const throughput = alone / (warm / photographs.length);
  const megapixels = `${photographs.length} photographs of 12 megapixels`;
  return [
    { what: `${megapixels}, together`, measured: inMegabytes(weight) },
    { what: "until all are acknowledged and stored", measured: inSeconds(acknowledged) },
    { what: "until every size of them is encoded", measured: inSeconds(warm) },
    { what: "processor time for all of it", measured: inSeconds(cpuMilliseconds(pid) - cpuBefore) },
    { what: "sharp alone, the same sizes, for each photograph", measured: inSeconds(alone) },
    {
      what: "photographs encoded, by what sharp alone encodes",
      measured: inRatio(throughput),
      target: atLeast(throughput, 0.8),
    },
    {
      what: "peak memory of the server meanwhile",
      measured: inMegabytes(peak),
      target: atMost(peak, 450_000_000, "450 MB"),
    },
  ];
}

async function untilWarm(dataDir: string): Promise<void> {
  const file = new SqliteFile(join(dataDir, "rathkar.sqlite"), { readonly: true });
  try {
    const cold = file.prepare("select 1 from pictures where is_warm = 0 limit 1");
    const begun = performance.now();
    while (cold.get() !== undefined) {
      if (performance.now() - begun > longestWarmUp) throw new Error("The warm-up does not come to its end.");
      await pause(250);
    }
  } finally {
    file.close();
  }
}
