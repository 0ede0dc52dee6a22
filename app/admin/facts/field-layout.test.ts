import { expect, test } from "vitest";
import { addEntry, removeEntry, withoutBlankEntries } from "./field-layout.ts";

test("entries of a list are added, moved up and left out while they are blank", () => {
  const one = { "list.0.name": "Instagram", "list.0.url": "https://instagram.com/rathkar" };
  const three = addEntry("social", addEntry("social", one));
  const filled = { ...three, "list.2.name": "YouTube" };
  expect(withoutBlankEntries("social", filled)).toEqual({
    ...one,
    "list.1.name": "YouTube",
    "list.1.url": "",
  });
  expect(removeEntry(one, 0)).toEqual({});
});
