import { expect, test } from "vitest";
import { sampleBodies, sampleProjects, sampleVehicles } from "./projects.ts";

test("every vehicle and body type of the samples has its Hindi and Marathi name [LST-10]", () => {
  const named = (list: typeof sampleBodies) => list.map(({ name }) => name).toSorted();
  const vehicles = new Set(sampleProjects.map(({ vehicle }) => vehicle));
  const bodies = new Set(sampleProjects.map(({ body }) => body).filter((body) => body !== null));

  expect(named(sampleVehicles)).toEqual([...vehicles].toSorted());
  expect(named(sampleBodies)).toEqual([...bodies].toSorted());
  for (const { hi, mr } of [...sampleVehicles, ...sampleBodies]) expect([hi, mr]).not.toContain("");
});
