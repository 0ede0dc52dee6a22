import { type ChildProcess, spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { text } from "node:stream/consumers";
import type { Config } from "#platform/config.ts";
import { root } from "#platform/root.ts";

const memory = ["--max-semi-space-size=1", "--max-old-space-size=512"];

export interface CommandOutcome {
  code: number | null;
  output: string;
  problem: string;
}

/** How long a backup may wait for moments in which nobody else wants the processors, in milliseconds. */
const longestWait = 15 * 60_000;

/** Milliseconds. */
const toGiveBack = 2_000;

/**
 * Runs the backup command in a process of its own, which shares neither memory nor turns with the server. Where that
 * gets no turn for `patience` milliseconds, another one takes its turns and goes on with what is stored already.
 */
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
    // Where it gets no turn it cannot give the place of backups back; who comes next sees that it is gone.
    const killing = setTimeout(() => child.kill("SIGKILL"), toGiveBack);
    child.once("exit", () => clearTimeout(killing));
  };
  if (signal.aborted) end();
  signal.addEventListener("abort", end);
  const [code, output, problem] = await Promise.all([ended, text(stdout), text(stderr)]);
  return { code, output: output.trim(), problem: problem.trim() };
}

/** In the background, with what this server works on. */
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

/**
 * Has the process run only while nobody else wants to, as long as a sandbox allows it. Low priority alone lets it end
 * its turn of some milliseconds, which visitors would wait for; `chrt` is in every Debian.
 */
export function letOthersGoFirst(child: ChildProcess): void {
  if (child.pid === undefined) return;
  const words = ["--all-tasks", "--idle", "--pid", "0", String(child.pid)];
  spawn("chrt", words, { stdio: "ignore" }).on("error", () => {});
}
