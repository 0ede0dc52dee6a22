import { existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function fastestPlace(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 ** 31 ? memory : tmpdir();
}

export type TemporaryFolder = { path: string } & AsyncDisposable;

export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(process.env.TEST_FOLDER ?? fastestPlace(), "rathkar-test-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * One folder for everything temporary, also what browsers and servers put into the system's own, removed when
 * this process ends, however it does.
 */
export function ownTemporaryFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, "rathkar-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const [signal, code] of [["SIGINT", 130] as const, ["SIGTERM", 143] as const]) {
    process.once(signal, () => process.exit(code));
  }
  return folder;
}

export function copiesOf(fill: (folder: string) => Promise<void>): () => Promise<TemporaryFolder> {
  let template: Promise<string> | null = null;
  const make = async () => {
    const { path } = await temporaryFolder();
    await fill(path);
    return path;
  };
  return async () => {
    template ??= make();
    const folder = await temporaryFolder();
    await cp(await template, folder.path, { recursive: true });
    return folder;
  };
}
