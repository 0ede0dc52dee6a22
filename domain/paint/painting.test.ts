import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/support/any-text.ts";
import { boardName, choices, firstPainting, longestName, paintingQuery, readPainting } from "./painting.ts";

const painting = fc.record({
  chassis: fc.constantFrom(...choices.chassis),
  body: fc.constantFrom(...choices.body),
  cab: fc.constantFrom(...choices.cab),
  frame: fc.constantFrom(...choices.frame),
  panels: fc.constantFrom(...choices.panels),
  band: fc.constantFrom(...choices.band),
  name: fc.option(fc.constantFrom("", "Sahyadri", "श्री गणेश कृपा", "Tara & Sons", "जय-वीरू 1998")),
});

const read = (query: string) => readPainting(new URLSearchParams(query));

test("every painting is the one that its address says [PNT-1]", () => {
  fc.assert(fc.property(painting, (painted) => void expect(read(paintingQuery(painted))).toEqual(painted)));
});

test("the first painting has the page's own address, another says only what differs [PNT-1]", () => {
  expect(paintingQuery(firstPainting)).toBe("");
  expect(paintingQuery({ ...firstPainting, cab: "rani", name: "" })).toBe("?cab=rani&name=");
});

test.each(["", "cab=mauve&body=boat", "cab=__proto__&chassis=constructor", "Cab=rani&cab="])(
  "what nobody can choose is as in the first painting: %j [PNT-1]",
  (query) => {
    expect(read(query)).toEqual(firstPainting);
  },
);

test.each([
  ["सह्याद्री", "सह्याद्री"],
  ["श्री गणेश कृपा", "श्री गणेश कृपा"],
  ["  Tara   & Sons ", "Tara & Sons"],
  ["KING 1998", "KING 1998"],
  ["Call 98765 43210", "Call 9876"],
  ["९८७६५४", "९८७६"],
  ["www.example.com/x?y", "wwwexamplecomxy"],
  ["<b>Raju</b>", "bRajub"],
  ["Raju\u202e\u0000🚚", "Raju"],
  ["ा्ं", ""],
  ["क\u0902\u0902\u0902\u0902\u0902\u0902\u0902\u0902", "क\u0902\u0902\u0902\u0902\u0902"],
])("of the name %j the board shows %j [PNT-3]", (asked, shown) => {
  expect(read(`name=${encodeURIComponent(asked)}`).name).toBe(shown);
});

test("a name has at most 18 letters, whatever is asked, and what is shown is shown again [PNT-3]", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 60 }), (asked) => {
      const shown = boardName(asked);
      expect(
        shown.match(/\P{M}/gu)?.filter((sign) => !/[\u200c\u200d]/.test(sign)).length ?? 0,
      ).toBeLessThanOrEqual(longestName);
      expect(boardName(shown)).toBe(shown);
    }),
  );
  expect(boardName("क".repeat(100))).toBe("क".repeat(longestName));
});
