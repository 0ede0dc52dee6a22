import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { batchSize } from "./disk.ts";
import { isFileName } from "./open.ts";
import { whenAll } from "./write-each.ts";

export interface CheckedFile {
  from: string;
  to: string;
  /** Hexadecimal. */
  sha256: string;
}

export interface CopyProblem {
  file: CheckedFile;
  problem: "missing" | "damaged";
}

export interface CopyTask {
  from: string;
  to: string;
  files: readonly CheckedFile[];
  next: Int32Array<SharedArrayBuffer>;
}

/** Some wait for the disk while others check. */
const threadsAtOnce = 3;

/** Files get their names once their bytes are checked. */
export async function copyChecked(
  from: string,
  to: string,
  files: readonly CheckedFile[],
): Promise<CopyProblem[]> {
  const isNamed = (file: CheckedFile) => isFileName(file.from) && isFileName(file.to);
  const named = files.filter(isNamed);
  const unnamed = files.filter((file) => !isNamed(file));
  const task: CopyTask = { from, to, files: named, next: new Int32Array(new SharedArrayBuffer(4)) };
  const threads = Math.min(threadsAtOnce, Math.ceil(named.length / batchSize));
  const problems: CopyProblem[] = unnamed.map((file) => ({ file, problem: "missing" }));
  await whenAll(Array.from({ length: threads }, () => runThread(task, problems)));
  return problems;
}

/** Threads may wait, and synchronous calls are several times faster. */
async function runThread(task: CopyTask, problems: CopyProblem[]): Promise<void> {
  const thread = new Worker(path.join(import.meta.dirname, "copy-thread.ts"), { workerData: task });
  const stopAll = () => Atomics.store(task.next, 0, task.files.length);
  thread.on("error", stopAll);
  thread.on("message", (problem: CopyProblem) => void problems.push(problem));
  await once(thread, "exit");
}
