import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { batchSize } from "./disk.ts";
import { isFileName } from "./open.ts";
import { whenAll } from "./write-each.ts";

export interface CheckedFile {
  from: string;
  to: string;
  /** Of its bytes, hexadecimal. */
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

/** While some wait for the disk, others read and check. */
const threadsAtOnce = 3;

/**
 * Copies files from one store's folder into another's; each has its name only after its bytes were checked,
 * and all are safe when it ends.
 */
export async function copyChecked(
  from: string,
  to: string,
  files: readonly CheckedFile[],
): Promise<CopyProblem[]> {
  const unnamed = files.find((file) => !isFileName(file.from) || !isFileName(file.to));
  if (unnamed !== undefined) return [{ file: unnamed, problem: "missing" }];
  const task: CopyTask = { from, to, files, next: new Int32Array(new SharedArrayBuffer(4)) };
  const threads = Math.min(threadsAtOnce, Math.ceil(files.length / batchSize));
  const problems: CopyProblem[] = [];
  await whenAll(Array.from({ length: threads }, () => runThread(task, problems)));
  return problems;
}

/** A call for a file returns before it is done, and costs several times what it does: threads may wait instead. */
async function runThread(task: CopyTask, problems: CopyProblem[]): Promise<void> {
  const thread = new Worker(path.join(import.meta.dirname, "copy-thread.ts"), { workerData: task });
  const stopAll = () => Atomics.store(task.next, 0, task.files.length);
  thread.on("error", stopAll);
  thread.on("message", (problem: CopyProblem) => void problems.push(problem));
  await once(thread, "exit");
}
