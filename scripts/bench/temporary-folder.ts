import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * One folder for everything temporary, also what browsers and servers put into the system's own, removed when
 * this process ends, however it does.
 */
export function ownTemporaryFolder(place = tmpdir()): string {
  const folder = mkdtempSync(join(place, "rathkar-"));
  process.env.TMPDIR = folder;
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const [signal, code] of [["SIGINT", 130] as const, ["SIGTERM", 143] as const]) {
    process.once(signal, () => process.exit(code));
  }
  return folder;
}
