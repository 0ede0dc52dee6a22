import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, renameSync } from "node:fs";
import { join } from "node:path";

const needed = 24;
const root = join(import.meta.dirname, "..");
const kept = join(root, "build/node");
const ownNode = process.env.npm_node_execpath ?? "node";
const own = Number.parseInt(execFileSync(ownNode, ["-p", "process.versions.node"], { encoding: "utf8" }), 10);

if (own < needed) copyFileSync(process.execPath, kept);
// Vite and Vitest would stay, as optional peers of Better Auth. The lockfile stays as it is.
const options = ["--legacy-peer-deps", "--no-save", "--no-audit", "--no-fund"];
execFileSync("npm", ["prune", "--omit=dev", ...options], { cwd: root, stdio: "inherit" });
if (own < needed) {
  mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
  renameSync(kept, join(root, "node_modules/.bin/node"));
}
