import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";
import { refuseReadOnly, sqlitePath } from "./sqlite-file.ts";
import { sqliteProblem } from "./unusable.ts";

export class DataFolderInUse extends Error {
  override name = "DataFolderInUse";
}

/** Holds it until the process ends. Throws DataFolderInUse or DatabaseUnusable. */
export function holdServerLock(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const name = lockPath(dataDir);
  const file = new SqliteFile(name, { timeout: 0 });
  try {
    // A full disk must not keep a server from starting.
    file.pragma("journal_mode = MEMORY");
    // So that the lock outlasts a commit.
    file.pragma("locking_mode = EXCLUSIVE");
    // A lock on a read-only file keeps nobody out.
    refuseReadOnly(file);
    file.exec("begin exclusive");
    if (!isProven(file)) prove(file, dataDir);
  } catch (cause) {
    file.close();
    if (!isBusy(cause)) throw sqliteProblem(name, cause);
    throw inUse(`Another server is already running on the data folder ${path.resolve(dataDir)}.`, cause);
  }
  // Keeps the file from garbage collection, which would unlock it.
  const close = () => file.close();
  process.once("exit", close);
  return {
    release() {
      process.off("exit", close);
      close();
    },
  };
}

/** Whether a server holds the folder. */
export function isServerRunning(dataDir: string): boolean {
  const name = lockPath(dataDir);
  if (!existsSync(name)) return false;
  const file = new SqliteFile(name, { timeout: 0, readonly: true });
  try {
    file.pragma("user_version");
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw sqliteProblem(name, error);
  } finally {
    file.close();
  }
}

function lockPath(dataDir: string): string {
  return path.resolve(dataDir, "server.lock");
}

/** Deleting the lock's file unlocks the folder; a new one has no mark. */
function isProven(lock: SqliteFile.Database): boolean {
  return lock.pragma("user_version", { simple: true }) !== 0;
}

function prove(lock: SqliteFile.Database, dataDir: string): void {
  refuseOpenDatabase(dataDir);
  try {
    lock.pragma("user_version = 1");
    lock.exec("commit");
  } catch {
    // On a full disk; the next start proves it again.
    if (lock.inTransaction) lock.exec("rollback");
  }
  lock.exec("begin exclusive");
}

function refuseOpenDatabase(dataDir: string): void {
  const name = sqlitePath(dataDir);
  try {
    if (existsSync(name)) openAlone(name);
  } catch (cause) {
    if (!isBusy(cause)) return;
    const sentence = `The database ${name} is open elsewhere, and the lock of its server is new: another server may be running on it.`;
    throw inUse(sentence, cause);
  }
}

function openAlone(name: string): void {
  const database = new SqliteFile(name, { timeout: 0 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive");
  } finally {
    database.close();
  }
}

function inUse(sentence: string, cause: unknown): DataFolderInUse {
  return new DataFolderInUse(`${sentence} Stop it first, or set DATA_DIR to a folder of its own.`, { cause });
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && error.code.startsWith("SQLITE_BUSY");
}
