import { readdirSync, readFileSync } from "node:fs";

/** The kernel counts processor time for programs in hundredths of a second. */
const millisecondsPerTick = 10;

/** Processor time of all threads of a process since its start, user and system, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The second field is the program's name in brackets and may hold anything.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Memory that a process holds now, in bytes. */
export function memoryOf(pid: number): number {
  return kibibytes(`/proc/${pid}/status`, "VmRSS") * 1024;
}

/** What a process holds alone, and its share of what it holds with others (proc(5), `smaps_rollup`), in bytes. */
export function shareOfMemory(pid: number): number {
  return kibibytes(`/proc/${pid}/smaps_rollup`, "Pss") * 1024;
}

function kibibytes(file: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(readFileSync(file, "utf8"))?.[1];
  if (found === undefined) throw new Error(`${file} does not tell ${name}.`);
  return Number(found);
}

/** How long a process, all its threads together, could have run and others had the processors, in milliseconds. */
export function waitedForProcessor(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) => {
    const [_ran, waited] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(waited);
  });
  return nanoseconds.reduce((sum, waited) => sum + waited, 0) / 1e6;
}
