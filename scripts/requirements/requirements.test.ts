import { expect, test } from "vitest";
import { findFaults, findHolders, readRequirements } from "./requirements.ts";

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
const wheels = { path: "tests/wheels.test.ts", text: 'test("rolls [TRUCK-1]", () => {});' };
const horn = { path: "horn.spec.ts", text: "test(`sounds [TRUCK-1, TRUCK-2]`, () => {});" };

test("requirements are read with what is planned", () => {
  expect(readRequirements(page)).toEqual({ built: ["TRUCK-1", "TRUCK-2"], planned: ["TRUCK-3"] });
});

test("a test holds the requirements at the end of its title", () => {
  expect(findHolders([wheels, horn])).toEqual([
    { number: "TRUCK-1", path: "tests/wheels.test.ts", title: "rolls" },
    { number: "TRUCK-1", path: "horn.spec.ts", title: "sounds" },
    { number: "TRUCK-2", path: "horn.spec.ts", title: "sounds" },
  ]);
});

test("a comment, a title that only mentions a number and a file without tests hold nothing", () => {
  const comment = { path: "a.test.ts", text: '// [TRUCK-1]\ntest("[TRUCK-1] rolls", () => {});' };
  const code = { path: "a.ts", text: 'const title = "rolls [TRUCK-1]";' };
  expect(findHolders([comment, code])).toEqual([]);
});

test("nothing is wrong when every built requirement is held", () => {
  expect(findFaults(page, [wheels, horn])).toEqual([]);
});

test("a built requirement without a test, an unknown number and one given twice are named", () => {
  const comment = {
    path: "app/a.ts",
    text: "/** TRUCK-9, twice TRUCK-9; UTF-8 and XTRUCK-8 are none of ours. */",
  };
  expect(findFaults(`${page}| TRUCK-1 | again |`, [wheels, comment])).toEqual([
    "TRUCK-1 is given twice.",
    "app/a.ts cites TRUCK-9, which does not exist.",
    "TRUCK-2 is held by no test.",
  ]);
});
