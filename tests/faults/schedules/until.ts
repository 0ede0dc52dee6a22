import { setTimeout as pause } from "node:timers/promises";

/** Only ends what hangs, in milliseconds. */
const hanging = 300_000;

export async function until(
  isSo: (round: number) => boolean | Promise<boolean>,
  failure: () => string,
): Promise<void> {
  const begun = performance.now();
  for (let round = 0; !(await isSo(round)); round++) {
    if (performance.now() - begun > hanging) throw new Error(failure());
    await pause(Math.min(5 * 2 ** round, 250));
  }
}
