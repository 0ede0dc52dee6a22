import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "../../platform/root.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const run = promisify(execFile);

/** A release in which Node.js says only what it is to run. */
async function release() {
  const folder = await temporaryFolder();
  const rathkar = join(folder.path, "rathkar");
  await copyFile(join(root, "scripts/release/rathkar.sh"), rathkar);
  await mkdir(join(folder.path, "bin"));
  await writeFile(join(folder.path, "bin/node"), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  for (const name of ["scripts", "build"]) await symlink(join(root, name), join(folder.path, name));
  return {
    ...{ path: folder.path, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() },
    say: (...words: string[]) => run("sh", [rathkar, ...words]).then(({ stdout }) => stdout.trim()),
  };
}

test("an unpacked release runs by `rathkar` what npm runs in a checkout [OPS-30]", async () => {
  await using unpacked = await release();
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const commands = ["backup", "restore", "import", "privacy", "store:claim", "doctor", "release:fits"];
  for (const name of ["start", "admin:create", "admin:second-factor-off", ...commands]) {
    const [node, launch, file] = scripts[name]?.split(" ") ?? [];
    expect(node).toBe("node");
    const words = [launch, file].map((path) => join(unpacked.path, path ?? ""));
    expect(await unpacked.say(name, "--to", "/mnt/of backups")).toBe(
      [...words, "--to", "/mnt/of backups"].join(" "),
    );
  }
  expect(await unpacked.say()).toContain("build/server/start.js");
});

test.each(["nonsense", "../../bin/sh", "check-requirements.ts"])(
  "`rathkar %s` is no command, and says so [OPS-30]",
  async (name) => {
    await using unpacked = await release();
    await expect(unpacked.say(name)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining("no command"),
    });
  },
);
