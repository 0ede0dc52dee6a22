import { join } from "node:path";
import { startThrowAwayPostgres } from "#tests/support/throw-away-postgres.ts";
import { buildIfNeeded } from "../build-if-needed.ts";
import { type Finding, printConclusion, printFindings } from "./findings.ts";
import { growGalleries, measureGrownGalleries } from "./grown-galleries.ts";
import { measureManyEnquiries } from "./many-enquiries.ts";
import { measureCommand } from "./measure-command.ts";
import { ownTemporaryFolder } from "./temporary-folder.ts";
import { inMegabytes, inSeconds } from "./units.ts";

const enquiries = 1_000_000;
const root = join(import.meta.dirname, "..", "..");
const all: Finding[] = [];

function report(title: string, findings: readonly Finding[]): void {
  printFindings(title, findings);
  all.push(...findings);
}

const folder = ownTemporaryFolder();
const postgres = await startThrowAwayPostgres();
if (postgres === null) throw new Error("PostgreSQL's programs are not on this machine.");
try {
  await buildIfNeeded(root);
  console.error("Filling galleries …");
  const galleries = await growGalleries(postgres.url, folder);
  report("On PostgreSQL, without any cache", await measureGrownGalleries(galleries));
  const largest = galleries.at(-1);
  if (largest === undefined) throw new Error("There is no gallery.");
  console.error("Filling the inbox …");
  report("The inbox on PostgreSQL", await measureManyEnquiries(largest, enquiries));
  const settings = { DATABASE_URL: largest.url, DATA_DIR: largest.dataDir };
  const backup = await measureCommand(root, "backup", ["--to", join(folder, "backups")], settings);
  report("A backup of all that", [
    { what: "time", measured: inSeconds(backup.milliseconds) },
    { what: "memory of its process, at most", measured: inMegabytes(backup.peak) },
  ]);
  printConclusion(all);
} finally {
  await postgres.stop();
}
