import { readFileSync } from "node:fs";

/** The processes that this one has begun and that still run. */
export function childProcesses(pid = process.pid): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
    .split(" ")
    .filter((text) => text !== "")
    .map(Number);
}

/** Whether the process is there and has not ended. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
