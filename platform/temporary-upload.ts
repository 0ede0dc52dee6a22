import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { day } from "./clock.ts";
import { accepted, type Result, refused } from "./result.ts";

const prefix = "rathkar-upload-";
/** Longer than any request. */
const abandonedAfter = day;

export type TransferRefusal = "too large" | "broken off";

/** Takes at most `limit` bytes, and removes the file after `use`. */
export async function withTemporaryFile<Value>(
  body: ReadableStream<Uint8Array>,
  limit: number,
  use: (path: string) => Promise<Value>,
): Promise<Result<Value, TransferRefusal>> {
  const folder = await mkdtemp(join(tmpdir(), prefix));
  try {
    const path = join(folder, "picture");
    const refusal = await writeBody(body, path, limit);
    return refusal === null ? accepted(await use(path)) : refused(refusal);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** SHA-256 of a file's bytes, in hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

/** The same of what is in memory. */
export async function hashOfBlob(blob: Blob): Promise<string> {
  return createHash("sha256")
    .update(new Uint8Array(await blob.arrayBuffer()))
    .digest("hex");
}

/** Removes those of killed processes after a day. Answers how many. */
export async function sweepTemporaryFiles(now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const begun = await stat(folder).catch(() => null);
    if (begun === null || now.getTime() - begun.mtimeMs < abandonedAfter) continue;
    await rm(folder, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

async function writeBody(
  body: ReadableStream<Uint8Array>,
  path: string,
  limit: number,
): Promise<TransferRefusal | null> {
  const reader = body.getReader();
  await using file = await open(path, "wx", 0o600);
  let bytes = 0;
  try {
    for (;;) {
      const chunk = await reader.read().catch(() => null);
      if (chunk === null) return "broken off";
      if (chunk.done) return null;
      bytes += chunk.value.byteLength;
      if (bytes > limit) return "too large";
      await file.appendFile(chunk.value);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
