import { execFile } from "node:child_process";
import { readFile, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

/**
 * Written anew with each release: what `npm start` of it runs, and the last one of its
 * `platform/database/migrations/index.ts`.
 */
export const releaseBefore = {
  commit: "0411d273a3b0815583421723164b15f2f0a611a9",
  program: "build/server/start.js",
  lastMigration: "049-project-facts",
};

const root = resolve(import.meta.dirname, "..", "..");
const run = promisify(execFile);
const lock = z.object({
  packages: z.record(z.string(), z.looseObject({ version: z.string().optional() })),
});

export async function buildReleaseBefore(folder: string): Promise<void> {
  const { commit } = releaseBefore;
  const archive = join(folder, "release.tar");
  await run("git", ["-C", root, "archive", `--output=${archive}`, commit]).catch((cause: unknown) => {
    throw new Error(
      `The commit ${commit} of the release before (tests/support/release-before.ts) is not in this clone. Fetch the whole history: git fetch --unshallow`,
      { cause },
    );
  });
  await run("tar", ["-xf", archive, "-C", folder]);
  if (await hasSamePackages(folder)) await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  else await run("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder });
  await run("npm", ["run", "build"], { cwd: folder });
}

async function hasSamePackages(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all([folder, root].map(packagesOf));
  return Object.entries(theirs ?? {}).every(
    ([name, { version }]) => name === "" || ours?.[name]?.version === version,
  );
}

async function packagesOf(folder: string) {
  return lock.parse(JSON.parse(await readFile(join(folder, "package-lock.json"), "utf8"))).packages;
}
