import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { z } from "zod";
import type { FileStore } from "#platform/storage/file-store.ts";
import { type Part, partName, sha256Of } from "./backup-manifest.ts";
import { DamagedBackup } from "./backup-problems.ts";
import type { Sealing } from "./sealing.ts";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const charactersAtOnce = 2_000_000;
/** A part ends after the rows that fill it; more than this, none of ours has. */
const mostBytes = 256_000_000;

/** Packs objects as JSON lines, in parts. */
export function lineWriter(place: FileStore, id: string, name: string, sealing: Sealing) {
  const parts: Part[] = [];
  let lines: string[] = [];
  let characters = 0;
  let count = 0;

  async function writePart(): Promise<void> {
    const bytes = await pack(`${lines.join("\n")}\n`);
    const part: Part = {
      name: `${name}-${parts.length + 1}.jsonl.gz${sealing.suffix}`,
      bytes: bytes.length,
      sha256: sha256Of(bytes),
    };
    await place.write(partName(id, part.name), await sealing.seal(bytes), "application/octet-stream");
    parts.push(part);
    [lines, characters] = [[], 0];
  }

  return {
    async write(values: readonly unknown[]): Promise<void> {
      for (const value of values) {
        const line = JSON.stringify(value);
        lines.push(line);
        characters += line.length;
        count++;
      }
      if (characters > charactersAtOnce) await writePart();
    },
    async end(): Promise<{ count: number; parts: Part[] }> {
      if (lines.length > 0) await writePart();
      return { count, parts };
    },
  };
}

/** Reads the objects one part at a time. */
export async function* readLines<Value>(
  place: FileStore,
  id: string,
  parts: readonly Part[],
  { schema, sealing }: { schema: z.ZodType<Value>; sealing: Sealing },
): AsyncGenerator<Value[]> {
  for (const { name, sha256 } of parts) {
    const stored = await place.read(partName(id, name));
    if (stored === null) throw new DamagedBackup(`${partName(id, name)} is not there.`);
    const bytes = await openedPart(sealing, stored);
    if (bytes === null || sha256Of(bytes) !== sha256)
      throw new DamagedBackup(`${partName(id, name)} is damaged.`);
    const unpacked = await unpack(bytes, { maxOutputLength: mostBytes }).catch((cause: unknown) => {
      throw new DamagedBackup(`${partName(id, name)} is damaged.`, { cause });
    });
    const lines = unpacked.toString("utf8").split("\n");
    yield lines.filter((line) => line !== "").map((line) => schema.parse(JSON.parse(line)));
  }
}

async function openedPart(sealing: Sealing, stored: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await sealing.open(stored);
  } catch (error) {
    if (error instanceof DamagedBackup) return null;
    throw error;
  }
}
