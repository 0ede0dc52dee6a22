import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import { minute } from "#platform/clock.ts";
import type { Config } from "#platform/config.ts";
import { root } from "#platform/root.ts";

const memory = ["--max-semi-space-size=1", "--max-old-space-size=512"];

export interface CommandOutcome {
  code: number | null;
  output: string;
  problem: string;
}

/** Milliseconds that a backup waits for idle processors. */
const longestWait = 15 * minute;

/** Milliseconds. */
const toGiveBack = 2_000;

/** Waits for idle processors, and after `patience` milliseconds goes on without waiting. */
export async function runBackupCommand(
  config: Config,
  words: readonly string[],
  signal: AbortSignal,
  patience = longestWait,
): Promise<CommandOutcome> {
  const waited = AbortSignal.timeout(patience);
  const patient = startBackupCommand(config, words);
  letOthersGoFirst(patient.child);
  const outcome = await outcomeOf(patient, AbortSignal.any([signal, waited]));
  const isOver = outcome.code === 0 || !waited.aborted || signal.aborted;
  return isOver ? outcome : outcomeOf(startBackupCommand(config, words), signal);
}

async function outcomeOf(
  { child, ended, stdout, stderr }: ReturnType<typeof startBackupCommand>,
  signal: AbortSignal,
): Promise<CommandOutcome> {
  const end = () => {
    child.kill();
    // Without a turn it cannot give the place back; the next backup sees that it is gone.
    const killing = setTimeout(() => child.kill("SIGKILL"), toGiveBack);
    child.once("exit", () => clearTimeout(killing));
  };
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  const [code, output, problem] = await Promise.all([ended, text(stdout), text(stderr)]);
  return { code, output: output.trim(), problem: problem.trim() };
}

/** In the background, with this server's configuration. */
export function startBackupCommand(
  { dataDir, databaseUrl, storageUrl, authSecret, isAuthSecretSet, backupKey }: Config,
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
      BACKUP_PASSPHRASE: backupKey.passphrase ?? "",
      BACKUP_RECIPIENT: backupKey.recipient ?? "",
      BACKUP_IDENTITY: backupKey.identity ?? "",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  lowerPriority(child);
  return { child, ended, stdout: child.stdout, stderr: child.stderr };
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {}
}

/** Low priority alone would make visitors wait for its turns. */
export function letOthersGoFirst(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const words = ["--all-tasks", "--idle", "--pid", "0", String(child.pid)];
  spawn("chrt", words, { stdio: "ignore" }).on("error", () => {});
}
