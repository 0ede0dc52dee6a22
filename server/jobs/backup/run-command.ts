import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../../..");
/** Of a process that lets the server go first. */
const niceness = 10;

export interface CommandOutcome {
  code: number | null;
  output: string;
  problem: string;
}

/** Runs the backup command in a process of its own, which shares neither memory nor turns with the server. */
export async function runBackupCommand(
  words: readonly string[],
  signal: AbortSignal,
): Promise<CommandOutcome> {
  const child = spawn(process.execPath, ["scripts/backup.ts", ...words], {
    cwd: root,
    signal,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const [code, output, problem] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, output: output.trim(), problem: problem.trim() };
}
