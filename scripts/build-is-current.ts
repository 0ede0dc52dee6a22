import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const sources = [
  "app",
  "content",
  "domain",
  "platform",
  "public",
  "scripts",
  "package-lock.json",
  "vite.config.ts",
];

/** Whether there is a build and nothing it is made from has changed since. */
export async function buildIsCurrent(root: string): Promise<boolean> {
  const built = await changedAt(join(root, "build/server/index.js"));
  if (built === null) return false;
  const changes = await Promise.all(sources.map((source) => newestChange(join(root, source))));
  return Math.max(...changes) <= built;
}

async function newestChange(path: string): Promise<number> {
  const entry = await stat(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  const names = await readdir(path, { recursive: true, withFileTypes: true });
  const files = names.filter((name) => name.isFile());
  const times = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).mtimeMs),
  );
  return Math.max(0, ...times);
}

async function changedAt(path: string): Promise<number | null> {
  const entry = await stat(path).catch(() => null);
  return entry?.mtimeMs ?? null;
}
