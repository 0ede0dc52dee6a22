import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const inputs = [
  "app",
  "art",
  "content",
  "domain",
  "platform",
  "public",
  "scripts/art.ts",
  "scripts/build.ts",
  "server",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Throws when it fails. */
export async function buildIfNeeded(root: string): Promise<void> {
  if (await buildIsCurrent(root)) return;
  const build = spawn(process.execPath, [join(root, "scripts/build.ts")], {
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error("The site does not build; the messages are above.");
}

async function buildIsCurrent(root: string): Promise<boolean> {
  const built = await stat(join(root, "build/server/index.js")).catch(() => null);
  if (built === null) return false;
  const changes = await Promise.all(inputs.map((input) => lastChange(join(root, input))));
  return Math.max(...changes) <= built.mtimeMs;
}

async function lastChange(path: string): Promise<number> {
  const entry = await stat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const entries = await readdir(path, { recursive: true });
  const times = await Promise.all(entries.map(async (name) => (await stat(join(path, name))).mtimeMs));
  return Math.max(entry.mtimeMs, ...times);
}
