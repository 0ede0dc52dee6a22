import { expect, test } from "vitest";
import { defaultFacts } from "#content/business.ts";
import { placeNamed } from "#content/pictures.server.ts";
import { businessOn } from "#domain/facts/business.ts";
import { factsSchema } from "#domain/facts/facts-schema.ts";
import { flatten } from "#domain/facts/field-paths.ts";
import { goLiveProgress, type Standing } from "./go-live-progress.ts";
import { asksFor, goLiveSteps, stepAfter, stepNamed } from "./go-live-steps.ts";

const defaults = factsSchema.parse(defaultFacts);
const nothingPlaced: Standing["placed"] = { pictures: new Map(), documents: new Map() };

function standing(facts: Partial<typeof defaults> = {}, changed: Partial<Standing> = {}): Standing {
  const business = businessOn("2026-11-26", { ...defaults, ...facts }, 13);
  return { business, areHoursSaved: false, placed: nothingPlaced, ...changed };
}

const openOf = (state: Standing) => goLiveProgress(state).open;

test("of the sample site nothing is real, and every screen is open in its order [GO-1, GO-2]", () => {
  const { real, all, open } = goLiveProgress(standing());
  expect([real, all]).toEqual([0, goLiveSteps.length]);
  expect(open).toEqual(goLiveSteps.map(({ name }) => name));
});

test("the screen of the number stays open while one of its numbers is a sample [GO-2]", () => {
  const phone = { ...defaults.contact, phone: "+91 98220 12345", secondPhone: "" };
  const half = goLiveProgress(standing({ contact: phone }));
  expect([half.real, half.open.includes("number")]).toEqual([0, true]);
  const whole = goLiveProgress(standing({ contact: { ...phone, whatsapp: "+91 98220 12345" } }));
  expect([whole.real, whole.open.includes("number")]).toEqual([1, false]);
});

test("hours are real once the owner has saved them, also as they were [GO-2]", () => {
  expect(openOf(standing({}, { areHoursSaved: true }))).not.toContain("hours");
});

test("a place that only a short link knows is not real, a position is [GO-2]", () => {
  const pinned = (pin: string) => openOf(standing({ address: { ...defaults.address, pin } }));
  expect(pinned("https://maps.app.goo.gl/AbC123")).toContain("pin");
  expect(pinned("18.40881, 76.56042")).not.toContain("pin");
});

test("one price makes prices real, a photograph or a document its place [GO-2]", () => {
  const prices = { ...defaults.prices, "container-body": { from: "95000", to: "" } };
  expect(openOf(standing({ prices }))).not.toContain("prices");
  const documents = new Map([["certificate", "certificate_1_00000000.pdf"]]);
  const open = openOf(standing({}, { placed: { ...nothingPlaced, documents } }));
  expect(open).not.toContain("certificate");
  expect(open).toContain("truck");
});

test("every screen asks for fields and places that there are, and leads to the next one [GO-1]", () => {
  for (const [index, step] of goLiveSteps.entries()) {
    if ("section" in step) {
      const asked = Object.keys(flatten(defaults[step.section])).filter((path) => asksFor(step, path));
      expect(asked.length).toBeGreaterThanOrEqual(step.fields.length);
    } else expect(placeNamed(step.place)).toBe(step.place);
    expect(stepNamed(step.name)).toBe(step);
    expect(stepAfter({ ...step })).toBe(goLiveSteps[index + 1] ?? null);
  }
  expect(stepNamed("no-such-step")).toBeNull();
});
