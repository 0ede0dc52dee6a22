import { mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";

/** By another server. */
export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/**
 * Makes this process the only server on the folder; the operating system frees the lock when it ends. Scripts may
 * open the database beside it. Throws DataFolderInUse.
 */
export function holdServerLock(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new SqliteFile(path.join(dataDir, "server.lock"), { timeout: 0 });
  try {
    // It is never written to: a full disk must not keep a server from starting.
    file.pragma("journal_mode = MEMORY");
    file.exec("begin exclusive");
  } catch (cause) {
    file.close();
    if (!(cause instanceof SqliteFile.SqliteError && cause.code.startsWith("SQLITE_BUSY"))) throw cause;
    throw new DataFolderInUse(
      `Another server is already running on the data folder ${path.resolve(dataDir)}. Stop it first, or set DATA_DIR to a folder of its own.`,
      { cause },
    );
  }
  // Also keeps the file from being garbage collected, which would unlock it.
  const close = () => file.close();
  process.once("exit", close);
  return {
    release() {
      process.off("exit", close);
      close();
    },
  };
}
