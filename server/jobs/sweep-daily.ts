import type { Services } from "#domain/services.ts";
import { day } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { sweepTemporaryFiles } from "#platform/temporary-upload.ts";

export interface Sweep {
  run(): Promise<number>;
  done: string;
}

/** All go by the age of things, and need a trusted clock. */
export function dailySweeps({ pictures, activity, enquiries, jobs, bin, statistics }: Services): Sweep[] {
  return [
    { run: () => pictures.sweep(), done: "Files that no image refers to were swept." },
    {
      run: () => sweepTemporaryFiles(new Date()),
      done: "Uploads that a killed server left half were removed.",
    },
    { run: () => activity.purge(), done: "Entries of the log older than 13 months were removed." },
    { run: () => enquiries.purge(), done: "Enquiries older than the kept months were removed." },
    { run: () => jobs.purge(), done: "Jobs deleted or delivered long enough ago were removed." },
    { run: () => statistics.purge(), done: "Sums of days older than 25 months were removed." },
    { run: () => bin.purge(), done: "What had been in the bin for 30 days was removed for good." },
  ];
}

/** Sweeps now and daily, while the clock is trusted. */
export function sweepDaily(
  sweeps: readonly Sweep[],
  { isClockTrusted, log }: { isClockTrusted(): Promise<boolean>; log: Log },
): { stop(): Promise<void> } {
  async function sweepAll(): Promise<void> {
    if (!(await canSweep())) return;
    for (const { run, done } of sweeps) {
      try {
        const removed = await run();
        if (removed > 0) log.info({ removed }, done);
      } catch (error) {
        log.error({ err: error }, "A sweep failed.");
      }
    }
  }
  async function canSweep(): Promise<boolean> {
    try {
      return await isClockTrusted();
    } catch (error) {
      log.error({ err: error }, "Nothing was swept, because the last sweep could not be read.");
      return false;
    }
  }

  let sweeping = sweepAll();
  const timer = setInterval(() => {
    sweeping = sweeping.then(sweepAll);
  }, day).unref();
  return {
    stop() {
      clearInterval(timer);
      return sweeping;
    },
  };
}
