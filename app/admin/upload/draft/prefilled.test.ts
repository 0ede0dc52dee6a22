import { expect, test } from "vitest";
import { emptyDraft } from "./draft.ts";
import { prefilled } from "./prefilled.ts";

const option = (value: string, ...names: string[]) => ({ value, names: [value, ...names], label: value });
const lists = {
  vehicleNames: [option("Tata Ace", "टाटा एस")],
  bodyTypes: [option("Container", "कंटेनर")],
};

test.each([
  [{ vehicle: "टाटा एस", body: "container" }, "Tata Ace", "Container", ""],
  [{ vehicle: "Tata Nano", body: "" }, null, null, "Tata Nano"],
  [{ vehicle: "Tata Ace", body: "Denting" }, "Tata Ace", null, ""],
])("the photographs of %j begin with its listed names [JOB-4]", (asked, vehicleName, bodyType, typed) => {
  expect(prefilled(emptyDraft, asked, lists)).toMatchObject({
    ...{ vehicleName, bodyType },
    unlisted: { vehicleName: typed, bodyType: "" },
  });
});

test("an upload that was begun stays as it is [JOB-4]", () => {
  const begun = { ...emptyDraft, vehicleName: "Eicher", entries: [{ id: "one", files: [] }] };
  expect(prefilled(begun, { vehicle: "Tata Ace", body: "" }, lists)).toEqual(begun);
});
