import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import { filesOfRelease } from "./files-of-release.ts";
import { licensesOf } from "./licenses.ts";
import { platformFiles } from "./platform-files.ts";

const root = join(import.meta.dirname, "../..");
const architectures = ["x64", "arm64"];

const asked = process.argv.slice(2);
const wanted = asked.length === 0 ? [process.arch] : asked;
if (process.platform !== "linux" || wanted.some((architecture) => !architectures.includes(architecture)))
  throw new Error("Releases are made on Linux: npm run release -- x64 arm64");

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
/** Of the commit, so that two archives of it are equal. */
const time =
  process.env.SOURCE_DATE_EPOCH ??
  execFileSync("git", ["log", "-1", "--format=%ct"], { cwd: root, encoding: "utf8" }).trim();

const traced = await filesOfRelease(root);
for (const architecture of wanted) {
  const name = `rathkar-${version}-linux-${architecture}`;
  const staging = mkdtempSync(join(tmpdir(), "rathkar-release-"));
  try {
    const folder = join(staging, name);
    for (const file of traced) copyInto(folder, file);
    platformFiles({ root, folder, architecture });
    writeFileSync(join(folder, "licenses.txt"), licensesOf(folder, root));
    cpSync(join(import.meta.dirname, "rathkar.sh"), join(folder, "rathkar"));
    execFileSync("chmod", ["-R", "u=rwX,go=rX", folder]);
    execFileSync("chmod", ["755", join(folder, "rathkar"), join(folder, "bin/node")]);
    const archive = join(root, "release", `${name}.tar.gz`);
    mkdirSync(dirname(archive), { recursive: true });
    pack(staging, name, archive);
    console.log(`${archive}, ${megabytes(folder)} MB unpacked`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function copyInto(folder: string, file: string): void {
  cpSync(join(root, file), join(folder, file), { recursive: true, dereference: true });
}

function pack(staging: string, name: string, archive: string): void {
  const same = [
    "--sort=name",
    `--mtime=@${time}`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--format=ustar",
  ];
  execFileSync("tar", ["-C", staging, ...same, "-I", "gzip -9n", "-cf", archive, name]);
}

function megabytes(folder: string): number {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + readFileSync(join(parentPath, name)).length, 0);
  return Math.round(bytes / 1e6);
}
