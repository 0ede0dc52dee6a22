import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import { createReferenceLists } from "./reference-lists.ts";

const morning = new Date("2026-11-20T08:00:00.000Z");
const clock = { now: () => morning };

describe.each(engines)("the reference lists on $name", (engine) => {
  test("store a normalized name and answer the row [LST-5, DATA-2]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });

    const added = await lists.add("vehicle_names", "  Tata   Ace ");

    expect(added).toEqual({
      ok: true,
      value: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: "Tata Ace",
        hi: "",
        mr: "",
        createdAt: morning.toISOString(),
        updatedAt: morning.toISOString(),
      },
    });
    expect((await lists.names("vehicle_names")).map(({ name }) => name)).toEqual(["Tata Ace"]);
    expect(await lists.names("body_types")).toEqual([]);
  });

  test("refuse a name that differs only in case, spaces or composition [LST-4]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });
    await lists.add("body_types", "Éicher Container");

    for (const same of ["éicher container", " Éicher\u00a0 CONTAINER ", "E\u0301icher Container"]) {
      expect(await lists.add("body_types", same)).toEqual({ ok: false, refusal: "duplicate" });
    }
    expect((await lists.names("body_types")).map(({ name }) => name)).toEqual(["Éicher Container"]);
  });

  test("refuse nothing at all and more than 80 characters [LST-3]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });

    expect(await lists.add("vehicle_names", " \t\n ")).toEqual({ ok: false, refusal: "empty" });
    expect(await lists.add("vehicle_names", "ढ".repeat(81))).toEqual({ ok: false, refusal: "too-long" });
    expect((await lists.add("vehicle_names", "ढ".repeat(80))).ok).toBe(true);
  });

  test("take one of two equal names that come at the same time [LST-4]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });

    const outcomes = await Promise.all(
      ["Dindi Rath", "dindi rath"].map((name) => lists.add("vehicle_names", name)),
    );

    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await lists.names("vehicle_names")).toHaveLength(1);
  });

  test("answer names in the same order on every database", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });
    for (const name of ["Tata Ace 10", "रथ", "carry", "Tata Ace 2", "Bumper"]) {
      await lists.add("vehicle_names", name);
    }

    expect((await lists.names("vehicle_names")).map(({ name }) => name)).toEqual([
      "Bumper",
      "carry",
      "Tata Ace 2",
      "Tata Ace 10",
      "रथ",
    ]);
  });

  test("raise the content revision, since visitors choose from them [GAL-21]", async () => {
    await using database = await engine.open();
    const lists = createReferenceLists({ database, clock });
    const before = database.revision.current();

    await lists.add("vehicle_names", "Carry");

    expect(database.revision.current()).toBeGreaterThan(before);
  });
});
