import { readdirSync, readFileSync, writeFileSync } from "node:fs";

/** The kernel counts processor time for programs in hundredths of a second. */
const millisecondsPerTick = 10;

/** Processor time of all threads of a process since its start, user and system, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Memory that a process holds now, and the most it ever held, in bytes. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const bytes = (name: string) => {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(status)?.[1];
    if (kibibytes === undefined) throw new Error(`The system does not tell ${name} of process ${pid}.`);
    return Number(kibibytes) * 1024;
  };
  return { now: bytes("VmRSS"), peak: bytes("VmHWM") };
}

/** What a process holds alone, and its share of what it holds with others (proc(5), `smaps_rollup`), in bytes. */
export function shareOfMemory(pid: number): number {
  const kibibytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
  if (kibibytes === undefined) throw new Error(`The system does not tell the share of process ${pid}.`);
  return Number(kibibytes) * 1024;
}

/** Lets the most that a process ever held begin anew with what it holds now (proc(5), `clear_refs`). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** How long a process, all its threads together, could have run and others had the processors, in milliseconds. */
export function waitedForProcessor(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [_ran, waited] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(waited);
  });
  return nanoseconds.reduce((sum, waited) => sum + waited, 0) / 1e6;
}
