import { execFileSync } from "node:child_process";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { type TemporaryFolder, temporaryFolder } from "#tests/support/temporary-folder.ts";

export interface Disk extends TemporaryFolder {
  fill(left: number): Promise<void>;
  empty(): Promise<void>;
}

const size = "64m";
const chunk = Buffer.alloc(256 * 1024);

export async function mountDisk(): Promise<Disk> {
  const folder = await temporaryFolder();
  const ballast = join(folder.path, "ballast");
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=700`, "tmpfs", folder.path]);
  const unmount = () => execFileSync("umount", ["--lazy", folder.path]);
  process.once("exit", unmount);
  return {
    path: folder.path,
    async fill(left) {
      await using file = await open(ballast, "a");
      while (await file.write(chunk).catch(isFull)) {
        // There was room for another one.
      }
      const { size: filled } = await file.stat();
      await file.truncate(Math.max(0, filled - left));
    },
    empty: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      process.off("exit", unmount);
      unmount();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function isFull(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return null;
  throw error;
}
