import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const place = join(import.meta.dirname, "lint");
const biome = join(place, "node_modules/@biomejs/biome");
const named = z.object({ version: z.string() });
const locked = z.object({ packages: z.object({ "node_modules/@biomejs/biome": named }) });

/** Whoever only runs the site does without Biome. */
function install(): void {
  const lock = locked.parse(readJson(join(place, "package-lock.json")));
  const wanted = lock.packages["node_modules/@biomejs/biome"].version;
  const manifest = join(biome, "package.json");
  const there = existsSync(manifest) ? named.parse(readJson(manifest)).version : null;
  if (there !== wanted) execFileSync("npm ci --prefix scripts/lint", { shell: true, stdio: "inherit" });
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

install();
const { status } = spawnSync(
  process.execPath,
  [join(biome, "bin/biome"), "check", ...process.argv.slice(2), "."],
  {
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
