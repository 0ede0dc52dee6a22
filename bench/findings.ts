export interface Finding {
  what: string;
  measured: string;
  target?: Target;
}

interface Target {
  text: string;
  isReached: boolean;
}

export function atLeast(measured: number, target: number, text = String(target)): Target {
  return { text: `at least ${text}`, isReached: measured >= target };
}

export function atMost(measured: number, target: number, text = String(target)): Target {
  return { text: `at most ${text}`, isReached: measured <= target };
}

export function below(measured: number, target: number, text = String(target)): Target {
  return { text: `below ${text}`, isReached: measured < target };
}

export function printFindings(title: string, findings: readonly Finding[]): void {
  const rows = findings.map(({ what, measured, target }) => [
    what,
    measured,
    target === undefined ? "" : target.text,
    target === undefined ? "" : target.isReached ? "reached" : "MISSED",
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(`  ${cells.join("   ").trimEnd()}`);
  }
}

export function printConclusion(findings: readonly Finding[]): void {
  const judged = findings.filter(({ target }) => target !== undefined);
  const missed = judged.filter(({ target }) => target?.isReached === false);
  console.log(`\n${judged.length - missed.length} of ${judged.length} targets reached.`);
  for (const { what, measured, target } of missed) {
    console.log(`  Missed: ${what}: ${measured}, ${target?.text}`);
  }
}

const inWords = (digits: number) =>
  new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const [whole, tenths, fine] = [inWords(0), inWords(1), inWords(2)];

export const inWhole = (number: number) => whole.format(number);
export const inRatio = (ratio: number) => `${fine.format(ratio)} ×`;
export const inMilliseconds = (milliseconds: number) => `${fine.format(milliseconds)} ms`;
export const inSeconds = (milliseconds: number) => `${fine.format(milliseconds / 1000)} s`;
/** 1,000 bytes. */
export const inKilobytes = (bytes: number) => `${tenths.format(bytes / 1000)} KB`;
/** 1,000,000 bytes. */
export const inMegabytes = (bytes: number) => `${whole.format(bytes / 1e6)} MB`;

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.ceil((sorted.length - 1) / 2)];
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing.");
  return (low + high) / 2;
}
