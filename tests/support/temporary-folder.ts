import { existsSync, statfsSync } from "node:fs";
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
