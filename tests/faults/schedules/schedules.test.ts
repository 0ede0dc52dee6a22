import { expect, test } from "vitest";
import { playSchedules } from "./play-schedules.ts";
import { reportText } from "./report.ts";

const schedules = 40;

/** Only ends what hangs, in milliseconds. */
const hanging = 1_800_000;

test(
  `in ${schedules} random schedules of faults nothing acknowledged is lost, and the server comes back [ENQ-1, ENQ-2]`,
  async () => {
    const report = await playSchedules(1, schedules);
    console.log(reportText(report));
    expect(report.failures).toEqual([]);
  },
  hanging,
);
