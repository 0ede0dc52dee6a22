import { execFileSync } from "node:child_process";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

export interface Machine {
  canMount: boolean;
  canLimit: boolean;
  /** What comes before the command of a server so that the modes of files hold for it. Null where nothing helps. */
  unprivileged: readonly string[] | null;
}

let examined: Promise<Machine> | null = null;

export function examineMachine(): Promise<Machine> {
  examined ??= examine();
  return examined;
}

async function examine(): Promise<Machine> {
  await using folder = await temporaryFolder();
  const canMount = runs("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path);
  if (canMount) runs("umount", folder.path);
  return {
    canMount,
    canLimit: runs("prlimit", `--pid=${process.pid}`, "--nofile"),
    unprivileged: unprivileged(),
  };
}

/** Root may write wherever it likes, unless it is without its capabilities. */
function unprivileged(): readonly string[] | null {
  if (process.getuid?.() !== 0) return [];
  const [program = "", ...words] = ["setpriv", "--bounding-set=-all"];
  return runs(program, ...words, "true") ? [program, ...words] : null;
}

function runs(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
