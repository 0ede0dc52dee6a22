import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { findFaults, findHolders, readRequirements } from "./requirements/requirements.ts";

/** Also fails on an unknown number, and on a missing file named in docs/security.md. */

const root = resolve(import.meta.dirname, "..");
const elsewhere = ["node_modules", "build", "data", "screenshots", "test-results"];
const read = (path: string) => readFileSync(resolve(root, path), "utf8");

const files = globSync("**/*.{ts,tsx,css,md}", {
  cwd: root,
  exclude: (name) => name.startsWith(".") || elsewhere.includes(name),
})
  .toSorted()
  .map((path) => ({ path, text: read(path) }));
const page = read("docs/requirements.md");
const asked = process.argv.slice(2);

if (asked.length > 0) printHolders();
else check();

function printHolders(): void {
  const { built, planned } = readRequirements(page);
  const isAsked = (number: string) => asked.some((one) => number === one || number.startsWith(`${one}-`));
  const holders = findHolders(files);
  const numbers = [...built, ...planned].filter(isAsked);
  for (const number of numbers) {
    console.log(number);
    for (const { path, title } of holders.filter((holder) => holder.number === number))
      console.log(`  ${path}: ${title}`);
  }
  if (numbers.length === 0) fail([`There is no ${asked.join(" or ")} in docs/requirements.md.`]);
}

function check(): void {
  const named = read("docs/security.md").matchAll(
    /`((?:app|content|deploy|docs|domain|platform|scripts|server|tests)\/[\w./-]+)`/g,
  );
  const lost = [...named]
    .filter(([, path = ""]) => !existsSync(resolve(root, path)))
    .map(([, path]) => `docs/security.md names ${path}, which does not exist.`);
  fail([...findFaults(page, files), ...lost]);
}

function fail(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
