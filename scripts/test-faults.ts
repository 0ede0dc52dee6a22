import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { z } from "zod";
import { playSchedules } from "#tests/faults/schedules/play-schedules.ts";
import { failureText, reportText } from "#tests/faults/schedules/report.ts";
import { fastestPlace, ownTemporaryFolder } from "#tests/support/temporary-folder.ts";

const { values: asked } = parseArgs({ options: { schedules: { type: "string" }, seed: { type: "string" } } });
const whole = z.coerce.number().int().min(1);
const schedules = whole.parse(asked.schedules ?? 1000);
const seed = whole.parse(asked.seed ?? randomInt(1, 1_000_000_000));

if (asked.schedules === undefined) {
  runLong("vitest", "run", "tests/faults", "--exclude", "tests/faults/schedules/**");
  runLong("playwright", "test", "tests/browser/devanagari.spec.ts");
}

process.env.TEST_FOLDER = ownTemporaryFolder(fastestPlace());
console.log(`Playing ${schedules} schedules of the seeds from ${seed} on.`);
const begun = Date.now();
const report = await playSchedules(seed, schedules, {
  onFailure: (failure) => console.log(failureText(failure)),
  onPlayed: (played) => {
    if (played % 50 === 0) console.log(`${played} played after ${inMinutes(Date.now() - begun)}`);
  },
});
console.log(`\n${reportText(report)}\nThey took ${inMinutes(Date.now() - begun)}.`);
process.exit(report.failures.length === 0 ? 0 : 1);

function runLong(...words: string[]): void {
  const env = { ...process.env, LONG_FAULTS: "yes" };
  const { status } = spawnSync("npx", words, { env, stdio: "inherit" });
  if (status !== 0) process.exit(1);
}

function inMinutes(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
