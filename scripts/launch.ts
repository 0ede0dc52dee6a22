import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename } from "node:path";

/** Young memory is kept small where much is made and little kept. */
const options: Record<string, readonly string[]> = {
  "start.js": ["--max-semi-space-size=4"],
  "demo.ts": ["--max-semi-space-size=4"],
  "backup.ts": ["--max-semi-space-size=1", "--max-old-space-size=512"],
};

// Variables of the environment win over those of the file.
if (existsSync(".env")) process.loadEnvFile();

/**
 * glibc reads its memory settings before a process begins. Where it can, this process becomes the new one, so that
 * signals reach it.
 */
const [file = "", ...words] = process.argv.slice(2);
const command = [process.execPath, ...(options[basename(file)] ?? []), file, ...words];
const environment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  ...process.env,
  NODE_ENV: "production",
};

if (process.platform === "win32" || process.execve === undefined) {
  const child = spawn(process.execPath, command.slice(1), { env: environment, stdio: "inherit" });
  child.once("exit", (code) => process.exit(code ?? 1));
} else {
  process.execve(process.execPath, command, environment);
}
