import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { letOthersGoFirst, memory } from "#server/jobs/backup/run-command.ts";
import { memoryOf, shareOfMemory } from "./process-cost.ts";
import type { ProductionServer } from "./production-server.ts";

/** As package.json sets them. */
const allocation = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
const ofCommand = {
  backup: { flags: memory, environment: allocation },
  restore: { flags: [], environment: {} },
};

/**
 * `npm run backup` or `npm run restore` on a data folder: milliseconds, the most bytes of memory that its process held,
 * and the most that it and a server beside it held together, what they share counted once.
 */
export async function measureCommand(
  root: string,
  command: "backup" | "restore",
  words: readonly string[],
  settings: Record<string, string>,
  server?: ProductionServer,
): Promise<{ milliseconds: number; peak: number; together: number }> {
  const { flags, environment } = ofCommand[command];
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags, join(root, "scripts", `${command}.ts`), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...environment, ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const exit = once(child, "exit");
  const pid = child.pid ?? 0;
  if (server !== undefined) letOthersGoFirst(child);
  const [peak, together] = await Promise.all([
    mostUntil(exit, () => memoryOf(pid).peak),
    mostUntil(exit, () => (server === undefined ? 0 : shareOfMemory(pid) + shareOfMemory(server.pid))),
  ]);
  const [code] = await exit;
  if (code !== 0) throw new Error(`npm run ${command} failed.`);
  return { milliseconds: performance.now() - begun, peak, together };
}

/** The most that `read` tells, ten times a second, until it is over; a process that has just ended tells nothing. */
export async function mostUntil(over: Promise<unknown>, read: () => number): Promise<number> {
  let isOver = false;
  let most = 0;
  void over.then(() => (isOver = true));
  while (!isOver) {
    try {
      most = Math.max(most, read());
    } catch {}
    await Promise.race([over, pause(100)]);
  }
  return most;
}
