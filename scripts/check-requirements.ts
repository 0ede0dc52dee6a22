import { globSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import {
  findFaults,
  findHolders,
  readRequirements,
  type SourceFile,
  withTable,
} from "./requirements/requirements.ts";

/**
 * Fails on a built requirement of docs/requirements.md that no test holds, on a number cited anywhere that does not
 * exist, and on a table at the end of that page that is out of date; `--write` renews the table first.
 */

const root = resolve(import.meta.dirname, "..");
const page = resolve(root, "docs/requirements.md");
const elsewhere = ["node_modules", "build", "data", "screenshots", "test-results"];

function sourceFiles(): SourceFile[] {
  const paths = globSync("**/*.{ts,tsx,css,md}", {
    cwd: root,
    exclude: (name) => name.startsWith(".") || elsewhere.includes(name),
  });
  return paths.toSorted().map((path) => ({ path, text: readFileSync(resolve(root, path), "utf8") }));
}

const words = readFileSync(page, "utf8");
const requirements = readRequirements(words);
const files = sourceFiles();
const renewed = withTable(words, requirements, findHolders(requirements, files));
const faults = findFaults(requirements, files);
if (process.argv.includes("--write")) writeFileSync(page, renewed);
else if (renewed !== words)
  faults.push("The table of docs/requirements.md is out of date: node scripts/check-requirements.ts --write");
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
