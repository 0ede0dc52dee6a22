import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OpenDatabase } from "#platform/database/open.ts";
import { engines } from "#tests/support/engines.ts";

const row = fc.record({
  category: fc.constantFrom("painting", "custom"),
  work_type: fc.constantFrom(null, "painting", "denting"),
  vehicle_name: fc.constantFrom("Tata Ace", "Vehicle Project", ""),
  vehicle_type: fc.constantFrom(null, "Tata Ace", "Carry"),
  body_type: fc.constantFrom(null, "Container", ""),
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
  const rows = await db.selectFrom("gallery_totals").selectAll().execute();
  return new Map(rows.map(({ work, vehicle, body, total }) => [`${work}|${vehicle}|${body}`, total]));
}

async function countedTotals({ db }: OpenDatabase) {
  const rows = await db.selectFrom("gallery_images").selectAll().where("is_shown", "=", 1).execute();
  const totals = new Map<string, number>();
  for (const { shown_work, shown_vehicle, body_type } of rows) {
    const keys = new Set<string>();
    for (const work of ["", shown_work])
      for (const vehicle of ["", shown_vehicle])
        for (const body of ["", body_type ?? ""]) keys.add(`${work}|${vehicle}|${body}`);
    for (const key of keys) totals.set(key, (totals.get(key) ?? 0) + 1);
  }
  return totals;
}

describe.each(engines)("the gallery totals on $name", (engine) => {
  test("equal a fresh count after any additions, changes and removals", async () => {
    await using database = await engine.open();
    const { db } = database;
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        await db.deleteFrom("gallery_images").execute();
        const ids: string[] = [];
        for (const step of history) {
          const id = step.kind === "add" ? undefined : ids[step.at % (ids.length || 1)];
          if (step.kind === "add") {
            ids.push(String(ids.length));
            await db
              .insertInto("gallery_images")
              .values({
                ...step.row,
                id: String(ids.length),
                description: null,
                before_image_url: null,
                after_image_url: null,
                is_featured: 0,
                created_at: "2026-11-20T08:00:00.000Z",
              })
              .execute();
          } else if (step.kind === "change") {
            await db
              .updateTable("gallery_images")
              .set(step.row)
              .where("id", "=", id ?? "")
              .execute();
          } else {
            await db
              .deleteFrom("gallery_images")
              .where("id", "=", id ?? "")
              .execute();
          }
        }
        expect(await storedTotals(database)).toEqual(await countedTotals(database));
      }),
      { numRuns: 40 },
    );
  });
});
