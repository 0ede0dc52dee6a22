import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export async function limitFileSize(pid: number, bytes: number | "unlimited"): Promise<void> {
  await run("prlimit", [`--pid=${pid}`, `--fsize=${bytes}:`]);
}

export async function limitHandles(pid: number, more: number | "all"): Promise<void> {
  const most = more === "all" ? await hardLimit(pid) : await limitThatLeaves(pid, more);
  await run("prlimit", [`--pid=${pid}`, `--nofile=${most}:`]);
}

async function hardLimit(pid: number): Promise<string> {
  const words = [`--pid=${pid}`, "--nofile", "--output=HARD", "--noheadings", "--raw"];
  return (await run("prlimit", words)).stdout.trim();
}

/** The limit is on the number that a new handle gets, which is the first that is free. */
async function limitThatLeaves(pid: number, more: number): Promise<number> {
  const used = new Set((await readdir(`/proc/${pid}/fd`)).map(Number));
  let free = 0;
  let limit = 0;
  for (; used.has(limit) || free < more; limit++) if (!used.has(limit)) free++;
  return limit;
}
