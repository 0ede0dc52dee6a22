import path from "node:path";
import SqliteFile from "better-sqlite3";

/** The message tells the operator what to do. */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable";
}

/** Turns SQLite's errors into DatabaseUnusable; others stay as they are. */
export function sqliteProblem(file: string, error: unknown): unknown {
  const code = codeOf(error);
  const found = problems.find(({ codes }) => codes.test(code));
  if (found === undefined) return error;
  return new DatabaseUnusable(`The database ${file} ${found.sentence(file)} (${code})`, { cause: error });
}

const problems: { codes: RegExp; sentence(file: string): string }[] = [
  { codes: /^SQLITE_(CORRUPT|NOTADB)/, sentence: damaged },
  {
    codes: /^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|^(EACCES|EPERM|EROFS)$/,
    sentence: () =>
      "cannot be written to. Let the account that runs the server write to this file and its folder, and see that the disk is not mounted read-only.",
  },
  { codes: /^SQLITE_FULL|^ENOSPC$/, sentence: () => "has no room left. Make room on its disk." },
  {
    codes: /^SQLITE_IOERR/,
    sentence: () => "cannot be read or written. Look whether its disk is full or failing.",
  },
  {
    codes: /^SQLITE_(BUSY|LOCKED)/,
    sentence: () => "is held by another program. Stop that program, or the server that runs on it.",
  },
];

function damaged(file: string): string {
  return `is damaged. Stop the server, put its folder aside (\`sqlite3 ${path.basename(file)} .recover\` reads what the file still holds), make an empty one and run \`npm run restore\`.`;
}

/** For what a check has found. */
export function damagedFile(file: string, found: string): DatabaseUnusable {
  return new DatabaseUnusable(`The database ${file} ${damaged(file)} (${found})`);
}

function codeOf(error: unknown): string {
  if (error instanceof SqliteFile.SqliteError) return error.code;
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
