import { hash, randomUUID } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import type { CheckedFile, CopyProblem, CopyTask } from "./copy-checked.ts";
import { batchSize, isMissing, temporaryFolder } from "./disk.ts";

const { from, to, files, next }: CopyTask = workerData;
const temporary = path.join(to, temporaryFolder);
let room = Buffer.alloc(0);

for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
  copyBatch(batch);
}

function takeBatch(): readonly CheckedFile[] {
  const begin = Atomics.add(next, 0, batchSize);
  return files.slice(begin, begin + batchSize);
}

/** Writes all before it flushes the first, as in `createDiskStore`. */
function copyBatch(batch: readonly CheckedFile[]): void {
  const places = new Map<string, string>();
  const folders = new Set<string>();
  makeFolder(temporary);
  try {
    for (const file of batch) {
      const place = path.join(to, file.to);
      if (existsSync(place) && isWhole(readIfThere(place), file)) continue;
      const bytes = readIfThere(path.join(from, file.from));
      if (bytes === null || !isWhole(bytes, file)) {
        tell({ file, problem: bytes === null ? "missing" : "damaged" });
        continue;
      }
      const aside = path.join(temporary, randomUUID());
      places.set(aside, place);
      writeNew(aside, bytes);
    }
    for (const aside of places.keys()) flush(aside);
    for (const [aside, place] of places) {
      const folder = path.dirname(place);
      if (!folders.has(folder)) makeFolder(folder);
      folders.add(folder);
      renameSync(aside, place);
      places.delete(aside);
    }
    for (const folder of folders) flush(folder);
  } finally {
    for (const aside of places.keys()) rmSync(aside, { force: true });
  }
}

function tell(problem: CopyProblem): void {
  parentPort?.postMessage(problem);
}

function isWhole(bytes: Buffer | null, { sha256 }: CheckedFile): boolean {
  return bytes !== null && hash("sha256", bytes, "hex") === sha256;
}

/** Reuses its memory, because fresh memory costs more than reading. */
function readIfThere(file: string): Buffer | null {
  try {
    return withOpen(file, "r", (descriptor) => {
      const { size } = fstatSync(descriptor);
      if (room.length < size) room = Buffer.allocUnsafeSlow(size);
      return room.subarray(0, readSync(descriptor, room, 0, size, 0));
    });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function writeNew(file: string, bytes: Buffer): void {
  withOpen(file, "wx", (descriptor) => {
    // Lets ext4 begin to write on close (auto_da_alloc), so that many share a journal commit.
    ftruncateSync(descriptor, 0);
    writeFileSync(descriptor, bytes);
  });
}

function makeFolder(folder: string): void {
  const firstMade = mkdirSync(folder, { recursive: true });
  if (firstMade !== undefined) flush(path.dirname(firstMade));
}

function flush(place: string): void {
  withOpen(place, "r", fsyncSync);
}

function withOpen<Value>(place: string, flags: string, use: (descriptor: number) => Value): Value {
  const descriptor = openSync(place, flags);
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
