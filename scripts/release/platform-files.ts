import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { lockedPackages } from "./locked-packages.ts";

const packed = z.tuple([z.object({ filename: z.string() })]);

interface Release {
  root: string;
  folder: string;
  architecture: string;
}

export function platformFiles({ root, folder, architecture }: Release): void {
  const sqlite = `node_modules/better-sqlite3/prebuilds/linux-${architecture}.node`;
  cpSync(join(root, sqlite), join(folder, sqlite));
  const packages = [`@img/sharp-linux-${architecture}`, `@img/sharp-libvips-linux-${architecture}`];
  for (const name of packages)
    unpack(`${name}@${lockedVersion(root, name)}`, join(folder, "node_modules", name));
  const unpacked = mkdtempSync(join(tmpdir(), "rathkar-node-"));
  try {
    unpack(`node-linux-${architecture}@${lockedVersion(root, "node")}`, unpacked);
    mkdirSync(join(folder, "bin"));
    cpSync(join(unpacked, "bin/node"), join(folder, "bin/node"));
    cpSync(join(unpacked, "LICENSE"), join(folder, "bin/LICENSE"));
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
  strip(join(folder, "bin/node"), architecture);
}

function lockedVersion(root: string, name: string): string {
  const version = lockedPackages(root).get(`node_modules/${name}`);
  if (version === undefined) throw new Error(`package-lock.json does not know ${name}.`);
  return version;
}

/** From the registry, as it may be for another machine. */
function unpack(name: string, folder: string): void {
  const place = mkdtempSync(join(tmpdir(), "rathkar-package-"));
  try {
    const answer = execFileSync("npm", ["pack", name, "--json", "--pack-destination", place], {
      encoding: "utf8",
    });
    const [{ filename }] = packed.parse(JSON.parse(answer));
    mkdirSync(folder, { recursive: true });
    execFileSync("tar", ["-C", folder, "--strip-components=1", "-xzf", join(place, filename)]);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** 18 MB of function names; kept without a tool for the architecture. */
function strip(file: string, architecture: string): void {
  const tool =
    architecture === process.arch
      ? "strip"
      : `${architecture === "arm64" ? "aarch64" : "x86_64"}-linux-gnu-strip`;
  try {
    execFileSync(tool, ["--strip-unneeded", file], { stdio: "ignore" });
  } catch {
    console.log(`${file} keeps its symbols: ${tool} is not installed.`);
  }
}
