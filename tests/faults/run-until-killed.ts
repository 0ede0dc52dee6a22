import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { compileCache } from "../support/server-process.ts";

/**
 * Runs a program of this folder, kills it `delay` milliseconds after it has written so many lines, and answers all
 * lines it wrote.
 */
export async function runUntilKilled(
  program: string,
  words: string[],
  { lines, delay }: { lines: number; delay: number },
): Promise<string[]> {
  const running = spawn(process.execPath, [join(import.meta.dirname, program), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const ended = once(running, "exit");
  const written: string[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    written.push(line);
    if (written.length === lines) void pause(delay).then(() => running.kill("SIGKILL"));
  }
  expect(await ended).toEqual([null, "SIGKILL"]);
  return written;
}

export function spreadDelays(kills: number, longest: number): number[] {
  return Array.from({ length: kills }, (_, kill) => ((kill * 0.618) % 1) * longest);
}
