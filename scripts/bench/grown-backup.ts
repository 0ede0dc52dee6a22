import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Finding } from "./findings.ts";
import type { GrownGallery } from "./grown-galleries.ts";
import { memoryOf } from "./process-cost.ts";
import { inMegabytes, inSeconds } from "./units.ts";

/** As `npm run backup` bounds it. */
const memory = ["--max-semi-space-size=4", "--max-old-space-size=512"];

/** Time and memory of the command that backs up the gallery's database and pictures into a folder. */
export async function measureGrownBackup(
  root: string,
  { url, dataDir }: GrownGallery,
  place: string,
): Promise<Finding[]> {
  const begun = performance.now();
  const command = spawn(process.execPath, [...memory, join(root, "scripts", "backup.ts"), "--to", place], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, DATABASE_URL: url, DATA_DIR: dataDir },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exit = once(command, "exit");
  const peak = await watchMemory(command.pid ?? 0, exit);
  const [code] = await exit;
  if (code !== 0) throw new Error("The backup failed.");
  return [
    { what: "time", measured: inSeconds(performance.now() - begun) },
    { what: "memory of its process, at most", measured: inMegabytes(peak) },
  ];
}

/** The most bytes it held until it ended. */
async function watchMemory(pid: number, exit: Promise<unknown>): Promise<number> {
  let isOver = false;
  let peak = 0;
  void exit.then(() => (isOver = true));
  while (!isOver) {
    peak = Math.max(peak, peakOf(pid));
    await Promise.race([exit, pause(100)]);
  }
  return peak;
}

/** 0 when it has just ended. */
function peakOf(pid: number): number {
  try {
    return memoryOf(pid).peak;
  } catch {
    return 0;
  }
}
