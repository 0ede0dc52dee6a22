import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import SqliteFile from "better-sqlite3";
import type { Log } from "#platform/log.ts";
import { damagedFile, sqliteProblem } from "./unusable.ts";

/** Milliseconds. */
const lockTimeout = 10_000;

/** Where the database lies in a data folder. */
export function sqlitePath(dataDir: string): string {
  return path.resolve(dataDir, "rathkar.sqlite");
}

/** Checks the whole file. Throws DatabaseUnusable. */
export function openSqliteFile(dataDir: string, log: Log): SqliteFile.Database {
  const name = sqlitePath(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = openWithLog(name, log);
    refuseReadOnly(file);
    file.pragma("synchronous = FULL");
    file.pragma("foreign_keys = ON");
    // Erased people must not be found in the file.
    file.pragma("secure_delete = ON");
    checkFile(name, file);
    return file;
  } catch (error) {
    throw sqliteProblem(name, error);
  }
}

/** Throws SqliteError now, not at the first change. */
export function refuseReadOnly(file: SqliteFile.Database): void {
  try {
    file.pragma(`user_version = ${file.pragma("user_version", { simple: true })}`);
  } catch (error) {
    // A full disk must not keep a server from starting.
    if (!(error instanceof SqliteFile.SqliteError && isWithoutRoom(error.code))) throw error;
  }
}

/** The same for reading alone. */
export function openSqliteFileToRead(dataDir: string): SqliteFile.Database {
  const name = sqlitePath(dataDir);
  try {
    const written = [dataDir, name, `${name}-wal`, `${name}-shm`];
    for (const place of written.filter((place) => existsSync(place))) accessSync(place, constants.W_OK);
    const file = new SqliteFile(name, { timeout: lockTimeout, readonly: true, fileMustExist: true });
    checkFile(name, file);
    return file;
  } catch (error) {
    throw sqliteProblem(name, error);
  }
}

function checkFile(name: string, file: SqliteFile.Database): void {
  const found = String(file.pragma("quick_check(1)", { simple: true }));
  if (found !== "ok") throw damagedFile(name, found);
}

/** A full disk has no room for the shared index. */
function openWithLog(name: string, log: Log): SqliteFile.Database {
  const file = new SqliteFile(name, { timeout: lockTimeout });
  try {
    file.pragma("journal_mode = WAL");
    return file;
  } catch (error) {
    file.close();
    if (!(error instanceof SqliteFile.SqliteError && isWithoutRoom(error.code))) throw error;
    log.error({ err: error }, "The disk is full: until the next start no command can use the database, too.");
    const alone = new SqliteFile(name, { timeout: lockTimeout });
    alone.pragma("locking_mode = EXCLUSIVE");
    alone.pragma("journal_mode = WAL");
    return alone;
  }
}

function isWithoutRoom(code: string): boolean {
  return code === "SQLITE_FULL" || code.startsWith("SQLITE_IOERR_SHM");
}
