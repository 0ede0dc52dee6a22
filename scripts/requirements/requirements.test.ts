import { expect, test } from "vitest";
import { findFaults, findHolders, readRequirements, withTable } from "./requirements.ts";

const page = `# Requirements

| number | requirement |
| --- | --- |
| TRUCK-1 | has wheels |
| TRUCK-2 | has a horn |

## Planned

| number | requirement |
| --- | --- |
| TRUCK-3 | flies |
`;
const requirements = readRequirements(page);

const wheels = { path: "tests/wheels.test.ts", text: 'test("rolls [TRUCK-1]", () => {});' };
const horn = { path: "horn.spec.ts", text: "test(`at once | sounds [TRUCK-1, TRUCK-2]`, () => {});" };

test("requirements are read with what is planned", () => {
  expect(requirements).toEqual([
    { number: "TRUCK-1", isPlanned: false },
    { number: "TRUCK-2", isPlanned: false },
    { number: "TRUCK-3", isPlanned: true },
  ]);
});

test("a test holds the requirements at the end of its title", () => {
  expect(findHolders(requirements, [wheels, horn])).toEqual([
    { number: "TRUCK-1", path: "tests/wheels.test.ts", title: "rolls" },
    { number: "TRUCK-1", path: "horn.spec.ts", title: "at once | sounds" },
    { number: "TRUCK-2", path: "horn.spec.ts", title: "at once | sounds" },
  ]);
});

test("a comment, a title that only mentions a number and a file without tests hold nothing", () => {
  const comment = { path: "a.test.ts", text: '// [TRUCK-1]\ntest("[TRUCK-1] rolls", () => {});' };
  const code = { path: "a.ts", text: 'const title = "rolls [TRUCK-1]";' };
  expect(findHolders(requirements, [comment, code])).toEqual([]);
});

test("nothing is wrong when every built requirement is held", () => {
  expect(findFaults(requirements, [wheels, horn])).toEqual([]);
});

test("a built requirement without a test, an unknown number and one given twice are named", () => {
  const comment = {
    path: "app/a.ts",
    text: "/** TRUCK-9, twice TRUCK-9; UTF-8 and XTRUCK-8 are none of ours. */",
  };
  expect(findFaults([...requirements, { number: "TRUCK-1", isPlanned: false }], [wheels, comment])).toEqual([
    "TRUCK-1 is given twice.",
    "app/a.ts cites TRUCK-9, which does not exist.",
    "TRUCK-2 is held by no test.",
  ]);
});

test("the table is written in the order of the requirements, and written again it is the same", () => {
  const holders = findHolders(requirements, [wheels, horn]);
  const written = withTable(page, requirements, holders);
  expect(written.startsWith(page)).toBe(true);
  expect(written.split("\n").slice(-4)).toEqual([
    "| TRUCK-1 | horn.spec.ts | at once \\| sounds |",
    "| TRUCK-1 | tests/wheels.test.ts | rolls |",
    "| TRUCK-2 | horn.spec.ts | at once \\| sounds |",
    "",
  ]);
  expect(readRequirements(written)).toEqual(requirements);
  expect(withTable(written, requirements, holders)).toBe(written);
});
