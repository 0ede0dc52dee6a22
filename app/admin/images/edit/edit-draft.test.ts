import { expect, test } from "vitest";
import { tataAce as image } from "#tests/support/gallery-image.ts";
import { applyNewer, changeEdit, changeVehicle, isDirty, startEdit } from "./edit-draft.ts";

test("a draft is dirty once something differs from the image, and no longer when it is put back", () => {
  const draft = startEdit(image);
  const typed = changeEdit(draft, { vehicleName: "Bolero" });
  expect([draft, typed, changeEdit(typed, { vehicleName: "Tata Ace" })].map(isDirty)).toEqual([
    false,
    true,
    false,
  ]);
});

test("what was typed survives a newer version, and what was not touched takes the newer value", () => {
  const typed = changeEdit(startEdit(image), { vehicleName: "Bolero", description: "Two coats" });
  const newer = { ...image, vehicleName: "Carry", bodyType: "Container", isFeatured: true, version: 4 };

  const draft = applyNewer(typed, newer);

  expect(draft.base.version).toBe(4);
  expect(draft.edit).toMatchObject({
    vehicleName: "Bolero",
    description: "Two coats",
    bodyType: "Container",
    isFeatured: true,
  });
  expect(draft.newer).toEqual({ vehicleName: "Carry", bodyType: "Container", isFeatured: true });
});

test("a second newer version keeps both what was typed and what changed before", () => {
  const typed = changeEdit(startEdit(image), { vehicleName: "Bolero" });
  const first = applyNewer(typed, { ...image, vehicleName: "Carry", version: 2 });
  const second = applyNewer(first, { ...image, vehicleName: "Carry", bodyType: "Food van", version: 3 });
  expect(second.edit).toMatchObject({ vehicleName: "Bolero", bodyType: "Food van" });
  expect(second.newer).toEqual({ vehicleName: "Carry", bodyType: "Food van" });
});

test("a town that was typed stays beside days of work that came with the after photo [IMG-19, WRK-8]", () => {
  const typed = changeEdit(startEdit(image), { town: "Satara" });
  const draft = applyNewer(typed, { ...image, workDays: 12, version: 2 });
  expect([draft.edit.town, draft.edit.workDays, draft.newer]).toEqual(["Satara", 12, { workDays: 12 }]);
  expect([isDirty(draft), isDirty(changeEdit(draft, { town: null }))]).toEqual([true, false]);
});

test.each([
  [{ vehicleName: "Tata Ace", vehicleType: "Tata Ace" }, "Bolero", "Bolero"],
  [{ vehicleName: "Vehicle Project", vehicleType: null }, "Bolero", "Bolero"],
  [{ vehicleName: "Tata Ace", vehicleType: "Tata Ace" }, "Vehicle Project", null],
  [{ vehicleName: "Tata Ace", vehicleType: null }, "Tata Ace", null],
  [{ vehicleName: "Ganpati Rath", vehicleType: "Tata Ace" }, "Dindi Rath", "Tata Ace"],
])("of %j corrected to %s the filter goes by %s [IMG-12]", (stored, vehicleName, vehicleType) => {
  const draft = startEdit({ ...image, ...stored });
  const { edit } = changeEdit(draft, changeVehicle(draft, vehicleName));
  expect(edit).toMatchObject({ vehicleName, vehicleType });
});
