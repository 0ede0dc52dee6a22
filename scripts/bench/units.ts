const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const finest = new Intl.NumberFormat("en", { minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const inWhole = (number: number) => whole.format(number);
export const inRatio = (ratio: number) => `${fine.format(ratio)} ×`;
export const inPercent = (share: number) => `${whole.format(share * 100)} %`;
export const inMilliseconds = (milliseconds: number) => `${fine.format(milliseconds)} ms`;
export const inFineMilliseconds = (milliseconds: number) => `${finest.format(milliseconds)} ms`;
export const inSeconds = (milliseconds: number) => `${fine.format(milliseconds / 1000)} s`;
/** Of 1,000 bytes. */
export const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
/** Of 1,000,000 bytes. */
export const inMegabytes = (bytes: number) => `${whole.format(bytes / 1_000_000)} MB`;

/** The middle one; the mean of both where there are two. Throws where there is none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}

/** The least number that so many percent of them do not exceed. Throws where there is none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)];
  if (found === undefined) throw new Error("There is no percentile of nothing.");
  return found;
}
