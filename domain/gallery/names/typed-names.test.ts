import { describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { engines } from "#tests/support/engines.ts";
import { typedNames, untranslated } from "./names.ts";
import { createReferenceLists } from "./reference-lists.ts";
import { romanized } from "./romanized.ts";

test.each([
  ["छोटा हत्ती", "Chhota Hatti"],
  ["दिंडी रथ", "Dindi Rath"],
  ["बोलेरो", "Bolero"],
  ["टाटा ४०७", "Tata 407"],
  ["ट्रॅक्टर ट्रॉली", "Traktar Troli"],
  ["गाड़ी", "Gadi"],
  ["पिकअप van", "Pikap van"],
  ["दवाई", "Davai"],
])("%s is %s in English letters [LST-10]", (name, english) => {
  expect(romanized(name)).toBe(english);
});

test("a name in Devanagari is that of the language it was typed in, with an English one of its letters [LST-10]", () => {
  expect(typedNames(untranslated("छोटा हत्ती"), "mr")).toEqual({
    name: "Chhota Hatti",
    hi: "",
    mr: "छोटा हत्ती",
  });
  expect(typedNames({ name: "छोटा हाथी", hi: "हाथी", mr: "" }, "hi")).toEqual({
    ...{ name: "Chhota Hathi", hi: "हाथी", mr: "" },
  });
  expect(typedNames(untranslated("Tata Ace"), "mr")).toEqual(untranslated("Tata Ace"));
});

describe.each(engines)("what is typed as a name on $name", (engine) => {
  test("is the key of a listed name in any language, and else a new one of the list [LST-10]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock: systemClock });
    await lists.add("vehicle_names", "Bolero", { hi: "", mr: "महिंद्रा बोलेरो" });

    expect(await lists.keyOf("vehicle_names", "महिंद्रा बोलेरो", "mr")).toBe("Bolero");
    expect(await lists.keyOf("vehicle_names", "बोलेरो", "mr")).toBe("Bolero");
    expect(await lists.keyOf("vehicle_names", "छोटा हत्ती", "mr")).toBe("Chhota Hatti");
    expect(await lists.keyOf("vehicle_names", "छोटा हत्ती", "hi")).toBe("Chhota Hatti");
    expect(await lists.keyOf("vehicle_names", "गाडीचे काम", "mr")).toBe("Vehicle Project");
    expect(await lists.keyOf("vehicle_names", "\u200b", "mr")).toBeNull();
    expect(await lists.names("vehicle_names")).toEqual([
      { name: "Bolero", hi: "", mr: "महिंद्रा बोलेरो" },
      { name: "Chhota Hatti", hi: "", mr: "छोटा हत्ती" },
    ]);
  });
});
