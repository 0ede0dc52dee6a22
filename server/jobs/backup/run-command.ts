import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import type { Config } from "#platform/config.ts";
import { root } from "#platform/root.ts";

/** Megabytes: rows are read in portions, and without bounds their remains are cleared away late. */
export const memory = ["--max-semi-space-size=1", "--max-old-space-size=512"];

export interface CommandOutcome {
  code: number | null;
  output: string;
  problem: string;
}

/** Runs the backup command in a process of its own, which shares neither memory nor turns with the server. */
export async function runBackupCommand(
  config: Config,
  words: readonly string[],
  signal: AbortSignal,
): Promise<CommandOutcome> {
  const { child, ended, stdout, stderr } = start(config, words);
  signal.addEventListener("abort", () => child.kill());
  const [code, output, problem] = await Promise.all([ended, text(stdout), text(stderr)]);
  return { code, output: output.trim(), problem: problem.trim() };
}

/** Everything as one ZIP archive. The stream fails where the command does; who stops reading ends it. */
export function streamBackup(config: Config): ReadableStream<Uint8Array> {
  const { child, ended, stdout, stderr } = start(config, ["download"]);
  const problem = text(stderr);
  const reading = stdout[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await reading.next();
      if (!piece.done) return controller.enqueue(piece.value);
      // An archive that was cut off must not look whole.
      if ((await ended) === 0) return controller.close();
      controller.error(new Error(`The backup could not be downloaded: ${await problem}`));
    },
    async cancel() {
      child.kill();
      await reading.return?.();
    },
  });
}

function start(
  { dataDir, databaseUrl, storageUrl, authSecret, isAuthSecretSet }: Config,
  words: readonly string[],
) {
  const child = spawn(process.execPath, [...memory, "scripts/backup.ts", ...words], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? "",
      STORAGE_URL: storageUrl ?? "",
      AUTH_SECRET: isAuthSecretSet ? authSecret : "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  letOthersGoFirst(child);
  return { child, ended, stdout: child.stdout, stderr: child.stderr };
}

/**
 * Has the process run only while nobody else wants to. Niceness alone lets it end its turn of some milliseconds, which
 * visitors would wait for; `chrt` is in every Debian. A sandbox may forbid either, or the process has ended already.
 */
export function letOthersGoFirst({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {}
  const words = ["--all-tasks", "--idle", "--pid", "0", String(pid)];
  spawn("chrt", words, { stdio: "ignore" }).on("error", () => {});
}
