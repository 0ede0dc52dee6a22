import { expect, test } from "vitest";
import { withIds, withoutBlankEntries } from "../documents/entries.ts";
import { addEntry, formValues, problemPath, sentFields } from "./field-layout.ts";

const stored = { "list.0.name": "Instagram", "list.0.url": "https://instagram.com/rathkar" };

test("entries of a list are added and removed, and blank ones are not sent", () => {
  const one = formValues("social", stored);
  const three = addEntry("social", addEntry("social", one, "b"), "c");
  const filled = withoutBlankEntries({ ...three, "c.name": "YouTube" });
  expect(sentFields("social", filled)).toEqual({ ...stored, "list.1.name": "YouTube", "list.1.url": "" });
  expect(problemPath("social", filled, "c.url")).toBe("list.1.url");
  expect(sentFields("social", withIds(one, []))).toEqual({});
});

test("a section that is no list is sent as it is", () => {
  const week = { "Monday.opens": "09:00", "Monday.closes": "18:00" };
  expect(sentFields("hours", formValues("hours", week))).toEqual(week);
  expect(problemPath("hours", week, "Monday.opens")).toBe("Monday.opens");
});
