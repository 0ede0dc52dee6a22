import { z } from "zod";
import type { BackupKind, BackupOutcome, BackupRuns } from "#domain/backup/backup.ts";
import { type Clock, day } from "#platform/clock.ts";
import type { DueTimes } from "#platform/due-times.ts";
import type { Log } from "#platform/log.ts";
import { withoutSecrets } from "#platform/without-secrets.ts";
import { startPoller } from "../poller.ts";
import type { CommandOutcome } from "./run-command.ts";

const reportSchema = z.object({ bytes: z.int().nonnegative() });
/** Weeks begin on Sunday evening in UTC; the epoch began on a Thursday. */
const week = 7 * day;

interface Backups {
  runs: BackupRuns;
  times: DueTimes;
  run(words: readonly string[], signal: AbortSignal): Promise<CommandOutcome>;
  tell(kind: BackupKind, problem: string): Promise<void>;
  clock: Clock;
  log: Log;
}

/** Also tries the newest once a week. One of several servers does it. */
export function startBackups({ runs, times, run, tell, clock, log }: Backups): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const seen = new Map<BackupKind, number>();

  async function doWhenDue(kind: BackupKind, dueAt: Date, words: readonly string[]): Promise<void> {
    if (seen.get(kind) === dueAt.getTime()) return;
    const isOurs = await runs.begin(kind, dueAt);
    seen.set(kind, dueAt.getTime());
    if (!isOurs) return;
    const outcome = outcomeOf(await run(words, stopping.signal));
    if (stopping.signal.aborted) return;
    await runs.end(kind, dueAt, outcome);
    if (!("problem" in outcome)) return log.info({ kind, ...outcome }, "A backup was made or tried.");
    log.error({ kind, problem: outcome.problem }, "A backup could not be made or tried.");
    await tell(kind, outcome.problem);
  }

  const poller = startPoller({
    async round() {
      const now = clock.now();
      await doWhenDue("backup", times(now), ["--json"]);
      if (stopping.signal.aborted || (await runs.status())?.backup == null) return;
      await doWhenDue("drill", new Date(Math.floor(now.getTime() / week) * week), ["verify"]);
    },
    onWanted: () => () => {},
    log,
    failure: "A round of backups failed.",
  });
  return {
    stop() {
      stopping.abort();
      return poller.stop();
    },
  };
}

function outcomeOf({ code, output, problem }: CommandOutcome): BackupOutcome {
  if (code !== 0)
    return { problem: problem === "" ? "The command ended without a word." : withoutSecrets(problem) };
  const report = reportSchema.safeParse(jsonOf(output));
  return { megabytes: report.success ? Math.round(report.data.bytes / 1e6) : null };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
