import { expect, test } from "vitest";
import { isClosedOn, withClosed, withHoursOnAll } from "./week-hours.ts";

const week = {
  ...{ "Monday.opens": "10:00", "Monday.closes": "19:00", "Tuesday.opens": "", "Tuesday.closes": "" },
  ...{ "Wednesday.opens": "09:00", "Wednesday.closes": "18:00" },
};

test("a closed day has two empty fields, and opened again the hours of an open one [FACT-15]", () => {
  expect(isClosedOn(week, "Tuesday")).toBe(true);
  expect(isClosedOn(week, "Monday")).toBe(false);
  expect(isClosedOn({ "Monday.opens": "", "Monday.closes": "19:00" }, "Monday")).toBe(false);
  const closed = withClosed(week, "Monday", true);
  expect(closed).toEqual({ ...week, "Monday.opens": "", "Monday.closes": "" });
  expect(withClosed(week, "Tuesday", false)).toMatchObject({
    ...{ "Tuesday.opens": "10:00", "Tuesday.closes": "19:00" },
  });
  expect(withClosed({}, "Friday", false)).toEqual({ "Friday.opens": "09:00", "Friday.closes": "18:00" });
});

test("the hours of a day go to all open days, and closed ones stay closed [FACT-15]", () => {
  expect(withHoursOnAll(week, "Monday")).toEqual({
    ...week,
    ...{ "Wednesday.opens": "10:00", "Wednesday.closes": "19:00" },
  });
});
