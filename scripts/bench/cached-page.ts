import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { askChild, startChild } from "./child.ts";
import { atLeast, type Finding } from "./findings.ts";
import { getRaw, type RawAnswer } from "./http-answer.ts";
import { cpuMilliseconds } from "./process-cost.ts";
import { inFineMilliseconds, inKilobytes, inPercent, inRatio, inWhole, median } from "./units.ts";

const rounds = 3;
const seconds = 4;
const connections = 32;

const loadResult = z.object({
  answered: z.number().positive(),
  failed: z.literal(0),
  seconds: z.number(),
  clientBusy: z.number(),
});

/** A server under load. */
interface Server {
  url: string;
  pid: number;
}

/**
 * The gallery from the page cache against a server that does nothing but write the same bytes; both take turns,
 * so that whatever else the machine does meets both. `folder` is for temporary files.
 */
export async function measureCachedPage(site: Server, folder: string): Promise<Finding[]> {
  const url = `${site.url}/gallery`;
  await getRaw(url);
  const page = await getRaw(url);
  const [headersFile, bodyFile] = await writeDown(page, folder);
  await using bareServer = await startChild("bare-server.ts", [headersFile, bodyFile], z.number());
  const bare = { url: `http://127.0.0.1:${bareServer.told}/gallery`, pid: bareServer.pid };
  const copy = await getRaw(bare.url);
  if (!copy.body.equals(page.body)) throw new Error("The bare server does not write the same bytes.");

  const ours = { url, pid: site.pid };
  for (const server of [ours, bare]) await load(server, 2);
  const results = { ours: [] as Load[], bare: [] as Load[] };
  for (let round = 0; round < rounds; round++) {
    results.ours.push(await load(ours, seconds));
    results.bare.push(await load(bare, seconds));
  }
  return findings(page, results.ours, results.bare, copy.headers.length);
}

type Load = Awaited<ReturnType<typeof load>>;

async function load({ url, pid }: Server, duration: number) {
  const before = cpuMilliseconds(pid);
  const result = await askChild("load.ts", [url, String(duration), String(connections)], loadResult);
  const cpu = cpuMilliseconds(pid) - before;
  return {
    perSecond: result.answered / result.seconds,
    cpuPerRequest: cpu / result.answered,
    serverBusy: cpu / 1000 / result.seconds,
    clientBusy: result.clientBusy,
  };
}

function findings(page: RawAnswer, ours: Load[], bare: Load[], bareHeaders: number): Finding[] {
  const middle = (loads: Load[], of: (load: Load) => number) => median(loads.map(of));
  const [ourSpeed, bareSpeed] = [ours, bare].map((loads) => middle(loads, (load) => load.perSecond));
  const [ourCpu, bareCpu] = [ours, bare].map((loads) => middle(loads, (load) => load.cpuPerRequest));
  if (!ourSpeed || !bareSpeed || !ourCpu || !bareCpu) throw new Error("A server answered nothing.");
  const busy = (loads: Load[]) =>
    `${inPercent(middle(loads, (load) => load.serverBusy))} / ${inPercent(middle(loads, (load) => load.clientBusy))}`;
  const speed = ourSpeed / bareSpeed;
  // Where the client is the slower of the two, only this tells how many requests the server could answer.
  const perProcessorSecond = bareCpu / ourCpu;
  return [
    { what: "requests/s against the bare server", measured: inRatio(speed), target: atLeast(speed, 0.6) },
    { what: "  from the page cache", measured: inWhole(ourSpeed) },
    { what: "  bare server", measured: inWhole(bareSpeed) },
    {
      what: "requests per second of its processor time against the bare server",
      measured: inRatio(perProcessorSecond),
      target: atLeast(perProcessorSecond, 0.6),
    },
    { what: "processor time per request against the bare server", measured: inRatio(ourCpu / bareCpu) },
    { what: "  from the page cache", measured: inFineMilliseconds(ourCpu) },
    { what: "  bare server", measured: inFineMilliseconds(bareCpu) },
    { what: "processor used, server / client, page cache", measured: busy(ours) },
    { what: "processor used, server / client, bare server", measured: busy(bare) },
    { what: "bytes of the body (brotli)", measured: inKilobytes(page.body.byteLength) },
    { what: "headers, page cache / bare server", measured: `${page.headers.length} / ${bareHeaders}` },
  ];
}

/** Headers that Node writes into every answer by itself. */
const writtenByNode = new Set(["date", "connection", "keep-alive", "transfer-encoding"]);

async function writeDown(page: RawAnswer, folder: string): Promise<[headersFile: string, bodyFile: string]> {
  const encoding = page.headers.find(([name]) => name.toLowerCase() === "content-encoding")?.[1];
  if (page.status !== 200 || encoding !== "br") {
    throw new Error(`The gallery answered ${page.status} in ${encoding}, not 200 in br.`);
  }
  const headers = page.headers.filter(([name]) => !writtenByNode.has(name.toLowerCase()));
  const files: [string, string] = [join(folder, "page-headers.json"), join(folder, "page-body")];
  await writeFile(files[0], JSON.stringify(Object.fromEntries(headers)));
  await writeFile(files[1], page.body);
  return files;
}
