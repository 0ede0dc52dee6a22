import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { findAsvsFaults, readAsvsRows, withCounts } from "./requirements/asvs.ts";
import {
  findFaults,
  findHolders,
  readRequirements,
  type SourceFile,
  withTable,
} from "./requirements/requirements.ts";

/**
 * Fails on a built requirement of docs/requirements.md that no test holds, on a number cited anywhere that does not
 * exist, on a file or test named in docs/security.md that does not exist, and on a table or count of these pages that is
 * out of date; `--write` renews these first.
 */

const root = resolve(import.meta.dirname, "..");
const elsewhere = ["node_modules", "build", "data", "screenshots", "test-results"];
const isWriting = process.argv.includes("--write");
const faults: string[] = [];

function sourceFiles(): SourceFile[] {
  const paths = globSync("**/*.{ts,tsx,css,md}", {
    cwd: root,
    exclude: (name) => name.startsWith(".") || elsewhere.includes(name),
  });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));
}

/** Of a folder it is empty. */
function textOf(path: string): string | null {
  const file = statSync(resolve(root, path), { throwIfNoEntry: false });
  if (file === undefined) return null;
  return file.isFile() ? readFileSync(resolve(root, path), "utf8") : "";
}

function renew(path: string, renewed: (page: string) => string): void {
  const page = readFileSync(resolve(root, path), "utf8");
  if (renewed(page) === page) return;
  if (isWriting) writeFileSync(resolve(root, path), renewed(page));
  else faults.push(`${path} is out of date: npm run requirements -- --write`);
}

const requirements = readRequirements(textOf("docs/requirements.md") ?? "");
const files = sourceFiles();
faults.push(...findFaults(requirements, files));
renew("docs/requirements.md", (page) => withTable(page, requirements, findHolders(requirements, files)));

const rows = readAsvsRows(textOf("docs/security.md") ?? "");
faults.push(...findAsvsFaults(rows, textOf));
renew("docs/security.md", (page) => withCounts(page, rows));

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
