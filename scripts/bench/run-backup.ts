import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { buildIfNeeded } from "../build-if-needed.ts";
import { askChild } from "./child.ts";
import { atLeast, atMost, printConclusion, printFindings } from "./findings.ts";
import { getRaw } from "./http-answer.ts";
import { addPhotographs, fillPhotographs } from "./many-photographs.ts";
import { measureCommand, mostUntil } from "./measure-command.ts";
import { shareOfMemory } from "./process-cost.ts";
import { type ProductionServer, startProductionServer } from "./production-server.ts";
import { keptPaths } from "./swept-addresses.ts";
import { ownTemporaryFolder } from "./temporary-folder.ts";
import { inMegabytes, inMilliseconds, inPercent, inRatio, inSeconds, percentile } from "./units.ts";

const photographs = 10_000;
const visitsPerSecond = 50;
const seconds = 20;
const root = join(import.meta.dirname, "..", "..");
const answersSchema = z.array(z.object({ status: z.literal(200), milliseconds: z.number() }));

/** Milliseconds of all visits' 99th percentile. */
async function visit({ url }: ProductionServer): Promise<number> {
  const numbers = [visitsPerSecond, seconds, 100].map(String);
  const answers = await askChild("ask-steadily.ts", [url, "kept", ...numbers], answersSchema);
  const times = answers.map(({ milliseconds }) => milliseconds);
  return percentile(times, 99);
}

/** One backup after the other into empty places, until the visits are over; the most that one and the server held. */
async function visitDuringBackups(server: ProductionServer, place: string) {
  let isOver = false;
  let together = 0;
  const backups = (async () => {
    for (let number = 1; !isOver; number++)
      together = Math.max(together, (await backUp(`${place}-${number}`, server)).together);
  })();
  const slow = await visit(server).finally(() => (isOver = true));
  await backups;
  return { slow, together };
}

const folder = ownTemporaryFolder();
const [dataDir, place] = [join(folder, "data"), join(folder, "backups")];
const backUp = (to: string, beside?: ProductionServer) =>
  measureCommand(root, "backup", ["--to", to], { DATA_DIR: dataDir }, beside);

await buildIfNeeded(root);
console.error("Filling the gallery …");
await fillPhotographs(dataDir, photographs);

const first = await backUp(place);
await addPhotographs(dataDir, 20);
const second = await backUp(place);
await untilOnDisk(dataDir);
const restored = await measureCommand(root, "restore", ["--from", place], {
  DATA_DIR: join(folder, "restored"),
});
const copied = await copyPlainly();

await using server = await startProductionServer(root, dataDir, { TRUSTED_PROXY: "loopback" });
for (const _visit of [1, 2, 3]) for (const path of keptPaths) await getRaw(server.url + path);
await visit(server);
const visiting = visit(server);
const serverAlone = await mostUntil(visiting, () => shareOfMemory(server.pid));
const alone = await visiting;
const beside = await visitDuringBackups(server, join(folder, "beside"));

const most = Math.max(first.peak, second.peak);
const added = beside.together - serverAlone;
const findings = [
  { what: "first backup", measured: inSeconds(first.milliseconds) },
  {
    what: "second backup, after 20 new photographs",
    measured: inSeconds(second.milliseconds),
    target: atMost(second.milliseconds, 5_000, "5 s"),
  },
  {
    what: "memory while one is made, beside the server's alone",
    measured: inMegabytes(added),
    target: atMost(added, 150e6, "150 MB"),
  },
  { what: "  of its process, with what it shares", measured: inMegabytes(most) },
  { what: "kept pages, 99th percentile, without a backup", measured: inMilliseconds(alone) },
  { what: "  while one is made", measured: inMilliseconds(beside.slow) },
  {
    what: "  against without",
    measured: inRatio(beside.slow / alone),
    target: atMost(beside.slow / alone, 2, "2 ×"),
  },
  { what: "plain copying, until it is on the disk", measured: inSeconds(copied) },
  { what: "restore", measured: inSeconds(restored.milliseconds) },
  { what: "  memory of its process, at most", measured: inMegabytes(restored.peak) },
  {
    what: "  its speed, of plain copying",
    measured: inPercent(copied / restored.milliseconds),
    target: atLeast(copied / restored.milliseconds, 0.6, "60 %"),
  },
];
printFindings("Backup and restore of 10,000 photographs", findings);
printConclusion(findings);

/** Milliseconds. */
async function copyPlainly(): Promise<number> {
  const copy = join(folder, "copy");
  const begun = performance.now();
  await promisify(execFile)("cp", ["-r", dataDir, copy]);
  await untilOnDisk(copy);
  return performance.now() - begun;
}

/** Also what others wrote on the same disk, so that the next measurement does not wait for it. */
async function untilOnDisk(path: string): Promise<void> {
  await promisify(execFile)("sync", ["-f", path]);
}
