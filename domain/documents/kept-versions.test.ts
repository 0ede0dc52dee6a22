import { expect, test } from "vitest";
import { outdatedVersions } from "./kept-versions.ts";

const hour = 60 * 60 * 1000;

function savedAt(...times: number[]) {
  return times
    .map((time, index) => ({ version: index + 1, changedAt: new Date(time).toISOString() }))
    .toReversed();
}
const at = (text: string) => Date.parse(text);
const hourly = (from: string, times: number) =>
  Array.from({ length: times }, (_, index) => at(from) + index * hour);

test("of forty versions of a day the newest and the one it began with stay", () => {
  const rows = savedAt(
    ...Array.from({ length: 40 }, (_, minute) => at("2026-11-25T06:00:00Z") + minute * 60_000),
  );
  expect(outdatedVersions(rows, 20)).toEqual(Array.from({ length: 19 }, (_, index) => 20 - index));
});

test("what stood in the evening before stays, too, and the day is that of India", () => {
  const evening = at("2026-11-24T18:00:00Z");
  const rows = savedAt(evening - 2 * hour, evening - hour, evening, ...hourly("2026-11-24T19:00:00Z", 22));
  expect(outdatedVersions(rows, 20)).toEqual([5, 2]);
});

test("few versions are all kept, however old", () => {
  expect(outdatedVersions(savedAt(at("2020-01-01"), at("2021-01-01"), at("2026-01-01")), 20)).toEqual([]);
});

test("of sixty days with changes two versions each stay, of earlier ones none", () => {
  const rows = savedAt(
    ...Array.from({ length: 100 }, (_, day) =>
      hourly("2026-01-01T04:00:00Z", 3).map((time) => time + day * 24 * hour),
    ).flat(),
  );
  const outdated = new Set(outdatedVersions(rows, 20));
  const kept = rows.filter(({ version }) => !outdated.has(version)).map(({ version }) => version);
  expect(kept.at(-1)).toBe(40 * 3 + 1);
  expect(kept).toHaveLength(20 + 53 * 2 + 1);
});
