import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/support/engines.ts";
import type { OpenDatabase } from "./open.ts";

const row = fc.record({
  category: fc.constantFrom("painting", "custom"),
  vehicle_name: fc.constantFrom("Tata Ace", "Carry", ""),
  is_featured: fc.constantFrom(0, 1),
  main_image_url: fc.constantFrom(null, "/gallery-images/main.jpg"),
});

const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("add" as const), row }),
    fc.record({ kind: fc.constant("change" as const), row, at: fc.nat(20) }),
    fc.record({ kind: fc.constant("remove" as const), at: fc.nat(20) }),
  ),
  { maxLength: 25 },
);

async function storedTotals({ db }: OpenDatabase) {
  const rows = await db.selectFrom("image_totals").selectAll().execute();
  return new Map(rows.map(({ fact, value, total }) => [`${fact}|${value}`, total]));
}

async function countedTotals({ db }: OpenDatabase) {
  const totals = new Map<string, number>();
  const count = (key: string) => totals.set(key, (totals.get(key) ?? 0) + 1);
  for (const image of await db.selectFrom("gallery_images").selectAll().execute()) {
    count("all|");
    if (image.is_featured === 1) count("featured|");
    count(`category|${image.category}`);
    count(`vehicle|${image.vehicle_name}`);
  }
  return totals;
}

describe.each(engines)("the image totals on $name", (engine) => {
  test("equal a fresh count after any additions, changes and removals", async () => {
    await using database = await engine.open();
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        await db.deleteFrom("gallery_images").execute();
        const ids: string[] = [];
        for (const step of history) {
          const id = step.kind === "add" ? String(ids.length) : (ids[step.at % (ids.length || 1)] ?? "none");
          if (step.kind === "add") {
            ids.push(id);
            const created_at = "2026-11-20T08:00:00.000Z";
            await db
              .insertInto("gallery_images")
              .values({ ...step.row, id, created_at })
              .execute();
          } else if (step.kind === "change") {
            await db.updateTable("gallery_images").set(step.row).where("id", "=", id).execute();
          } else {
            await db.deleteFrom("gallery_images").where("id", "=", id).execute();
          }
        }
        expect(await storedTotals(database)).toEqual(await countedTotals(database));
      }),
      { numRuns: 40 },
    );
  });
});
