import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { askChild } from "./child.ts";
import { atMost, below, type Finding } from "./findings.ts";
import { getRaw } from "./http-answer.ts";
import { cpuMilliseconds } from "./process-cost.ts";
import { type ProductionServer, startProductionServer } from "./production-server.ts";
import { copyDatabase } from "./sample-data.ts";
import { keptPaths } from "./swept-addresses.ts";
import { inMilliseconds, inPercent, inWhole, percentile } from "./units.ts";

const answersSchema = z.array(z.object({ status: z.int(), milliseconds: z.number() }));
type Answers = z.output<typeof answersSchema>;

const visitsPerSecond = 100;
const sweptPerSecond = 300;
const seconds = 15;
const manyNetworks = 2_000;

/** Kept pages while somebody asks for endless addresses beside them, from one network and from very many. */
export async function measureAddressSweep(
  root: string,
  sampleData: string,
  folder: string,
): Promise<Finding[]> {
  const dataDir = join(folder, "swept");
  await copyDatabase(sampleData, dataDir);
  await using server = await startProductionServer(root, dataDir, { TRUSTED_PROXY: "loopback" });
  // Asked for twice they are kept where a sweep does not push them out.
  for (const _visit of [1, 2, 3]) for (const path of keptPaths) await getRaw(server.url + path);
  await visit(server);
  const alone = await visit(server);
  return [
    {
      what: "kept pages, 99th percentile, nobody else asking",
      measured: inMilliseconds(percentile(timesOf(alone), 99)),
    },
    ...(await measureBeside(server, "one network", 1)),
    ...(await measureBeside(server, `${inWhole(manyNetworks)} networks`, manyNetworks)),
  ];
}

async function measureBeside(server: ProductionServer, from: string, networks: number): Promise<Finding[]> {
  const [before, begun] = [cpuMilliseconds(server.pid), performance.now()];
  const sweeping = ask(server, "swept", sweptPerSecond, 2 * seconds + 3, networks);
  await pause(1_000);
  const beside = await visit(server);
  // Not beside those visits: each is a render that one of them may have to wait for.
  const uncached = await ask(server, "uncached", 2, seconds, 1);
  const swept = await sweeping;
  const slowestUncached = percentile(timesOf(uncached), 100);
  const busy = (cpuMilliseconds(server.pid) - before) / (performance.now() - begun);
  const slow = percentile(timesOf(beside), 99);
  const refused = swept.filter(({ status }) => status === 503).length / swept.length;
  return [
    {
      what: `  while ${sweptPerSecond} addresses/s are swept from ${from}`,
      measured: inMilliseconds(slow),
      target: below(slow, 10, "10 ms"),
    },
    { what: "  median", measured: inMilliseconds(percentile(timesOf(beside), 50)) },
    { what: "  slowest", measured: inMilliseconds(percentile(timesOf(beside), 100)) },
    {
      what: "  slowest page of another network that is not kept",
      measured: inMilliseconds(slowestUncached),
      target: atMost(slowestUncached, 1_500, "1.5 s"),
    },
    { what: "  processor used by the server", measured: inPercent(busy) },
    { what: "  answers to the sweep: 503", measured: inPercent(refused) },
  ];
}

function visit(server: ProductionServer): Promise<Answers> {
  return ask(server, "kept", visitsPerSecond, seconds, 100);
}

async function ask(
  server: ProductionServer,
  kind: "kept" | "swept" | "uncached",
  ...numbers: [number, number, number]
) {
  const answers = await askChild(
    "ask-steadily.ts",
    [server.url, kind, ...numbers.map(String)],
    answersSchema,
  );
  const wrong = answers.find(({ status }) => (kind === "swept" ? status > 503 : status !== 200));
  if (wrong !== undefined) throw new Error(`A request was answered with ${wrong.status}.`);
  return answers;
}

function timesOf(answers: Answers): number[] {
  return answers.map(({ milliseconds }) => milliseconds);
}
