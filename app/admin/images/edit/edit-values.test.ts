import { expect, test } from "vitest";
import { applyNewer, isDirty, startDraft, typeValues } from "#app/admin/kit/form/versioned-draft.ts";
import { tataAce as image } from "#tests/support/gallery-image.ts";
import { changeVehicle, editValuesOf } from "./edit-values.ts";

const start = startDraft(editValuesOf(image));
const typed = (values: Record<string, string>) => typeValues(start, { ...start.values, ...values });

test("a draft is dirty once something differs from the image, and no longer when it is put back", () => {
  expect([start, typed({ vehicleName: "Bolero" }), typed({ vehicleName: "Tata Ace" })].map(isDirty)).toEqual([
    false,
    true,
    false,
  ]);
});

test("a second newer version keeps both what was typed and what changed before", () => {
  const newer = { ...image, vehicleName: "Carry", isFeatured: true };
  const first = applyNewer(
    typed({ vehicleName: "Bolero", description: "Two coats" }),
    editValuesOf({ ...newer, version: 2 }),
    false,
  );
  const second = applyNewer(first, editValuesOf({ ...newer, bodyType: "Food van", version: 3 }), false);
  expect(second.base.version).toBe(3);
  expect(second.values).toMatchObject({
    vehicleName: "Bolero",
    description: "Two coats",
    bodyType: "Food van",
    isFeatured: "true",
  });
  expect(second.newer).toEqual({ vehicleName: "Carry", isFeatured: "true", bodyType: "Food van" });
});

test("a town that was typed stays beside days of work that came with the after photo [IMG-19, WRK-8]", () => {
  const stored = editValuesOf({ ...image, workDays: 12, version: 2 });
  const draft = applyNewer(typed({ town: "Satara" }), stored, false);
  expect([draft.values.town, draft.values.workDays, draft.newer]).toEqual([
    "Satara",
    "12",
    { workDays: "12" },
  ]);
  expect([isDirty(draft), isDirty(typeValues(draft, { ...draft.values, town: "" }))]).toEqual([true, false]);
});

test.each([
  [{ vehicleName: "Tata Ace", vehicleType: "Tata Ace" }, "Bolero", "Bolero"],
  [{ vehicleName: "Vehicle Project", vehicleType: null }, "Bolero", "Bolero"],
  [{ vehicleName: "Tata Ace", vehicleType: "Tata Ace" }, "Vehicle Project", ""],
  [{ vehicleName: "Tata Ace", vehicleType: null }, "Tata Ace", ""],
  [{ vehicleName: "Ganpati Rath", vehicleType: "Tata Ace" }, "Dindi Rath", "Tata Ace"],
])("of %j corrected to %s the filter goes by %s [IMG-12]", (stored, vehicleName, vehicleType) => {
  const { values } = editValuesOf({ ...image, ...stored });
  expect({ ...values, ...changeVehicle(values, vehicleName) }).toMatchObject({ vehicleName, vehicleType });
});
