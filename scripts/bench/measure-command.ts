import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { memory, niceness } from "#server/jobs/backup/run-command.ts";
import { memoryOf } from "./process-cost.ts";

/** As package.json sets them. */
const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
const ofCommand = {
  backup: { flags: memory, environment: allocation },
  restore: { flags: [], environment: {} },
};

/** Milliseconds and the most bytes of memory of `npm run backup` or `npm run restore` on a data folder. */
export async function measureCommand(
  root: string,
  command: "backup" | "restore",
  words: readonly string[],
  settings: Record<string, string>,
  isBesideServer = false,
): Promise<{ milliseconds: number; peak: number }> {
  const { flags, environment } = ofCommand[command];
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, join(root, "scripts", `${command}.ts`), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...environment, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exit = once(child, "exit");
  if (isBesideServer) setPriority(child.pid ?? 0, niceness);
  const peak = await watchMemory(child.pid ?? 0, exit);
  const [code] = await exit;
  if (code !== 0) throw new Error(`npm run ${command} failed.`);
  return { milliseconds: performance.now() - begun, peak };
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
