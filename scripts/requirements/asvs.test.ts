import { expect, test } from "vitest";
import { findAsvsFaults, readAsvsRows, withCounts } from "./asvs.ts";

const page = `# Security

## Counts

stale

## Table

| number | level | what is asked | status | where |
| --- | --- | --- | --- | --- |
| 1.1.1 | 1 | doors | met | \`doors.test.ts\` "a door shuts" |
| 1.1.2 | 2 | windows | not applicable | there are none |
`;
const rows = readAsvsRows(page);
const files: Record<string, string> = {
  "doors.test.ts": 'test("a door shuts", () => {});',
  "doors.md": "# Doors\n\n## How they shut\n",
};
const read = (path: string) => files[path] ?? null;
const row = { number: "1.1.3", level: "2", status: "met", where: "" };

/** Without those of the numbers that the real table must have. */
function faultsOf(where: string, status = "met"): string[] {
  return findAsvsFaults([{ ...row, status, where }], read).filter((fault) => !fault.startsWith("ASVS"));
}

test("rows are read with their level, status and place", () => {
  expect(rows).toEqual([
    { number: "1.1.1", level: "1", status: "met", where: '`doors.test.ts` "a door shuts"' },
    { number: "1.1.2", level: "2", status: "not applicable", where: "there are none" },
  ]);
});

test("counts are written by level and status, and written again they are the same", () => {
  const written = withCounts(page, rows);
  expect(written).toContain(
    "| 1 | 1 | 0 | 0 | 0 | 1 |\n| 2 | 0 | 0 | 0 | 1 | 1 |\n| 1 and 2 | 1 | 0 | 0 | 1 | 2 |",
  );
  expect(written).not.toContain("stale");
  expect(readAsvsRows(written)).toEqual(rows);
  expect(withCounts(written, rows)).toBe(written);
});

test("a file, a test and a part of a document that are there are right", () => {
  expect(faultsOf('`doors.test.ts` "a door shuts"; `doors.md` "How they shut"; `doors.md`')).toEqual([]);
});

test("what does not exist is named", () => {
  expect(faultsOf("`windows.ts`")).toEqual(["1.1.3 names windows.ts, which does not exist."]);
  expect(faultsOf('`doors.test.ts` "a door opens"')).toEqual(['1.1.3: doors.test.ts has no "a door opens".']);
  expect(faultsOf('`doors.md` "How they"')).toEqual(['1.1.3: doors.md has no "How they".']);
});

test("a row that names no file, gives no reason or has an odd status is told", () => {
  expect(faultsOf("somewhere")).toEqual(["1.1.3 names no file."]);
  expect(faultsOf("", "not met")).toEqual(["1.1.3 says neither where nor why."]);
  expect(faultsOf("`doors.md`", "nearly met")).toEqual(["1.1.3 has no status that is known."]);
});

test("requirements that are missing or given twice are told", () => {
  expect(findAsvsFaults([...rows, ...rows], read)).toEqual([
    "ASVS 5.0.0 asks 70 of level 1, the table has 2.",
    "ASVS 5.0.0 asks 183 of level 2, the table has 2.",
    "1.1.1 is given twice.",
    "1.1.2 is given twice.",
  ]);
});
