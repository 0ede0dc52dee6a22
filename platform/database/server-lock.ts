import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";

/** A second server was started on a data folder that already has one. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/**
 * Makes this process the only server on the folder until it ends in any way: the operating system frees the lock.
 * Scripts may open the database beside it. Throws DataFolderInUse when another server holds the folder.
 */
export function holdServerLock(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SqliteFile(path.join(dataDir, "server.lock"), { timeout: 0 });
  try {
    file.exec("begin exclusive");
  } catch (cause) {
    file.close();
    if (!(cause instanceof SqliteFile.SqliteError && cause.code.startsWith("SQLITE_BUSY"))) throw cause;
    throw new DataFolderInUse(
      `Another server is already running on the data folder ${path.resolve(dataDir)}. Stop it first, or set DATA_DIR to a folder of its own.`,
      { cause },
    );
  }
  // Also keeps the file from being garbage collected, and so unlocked.
  const close = () => file.close();
  process.once("exit", close);
  return {
    release() {
      process.off("exit", close);
      close();
    },
  };
}
