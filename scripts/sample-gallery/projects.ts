import type { WorkType } from "#domain/gallery/work.ts";

/** Illustrations of our own, never a customer's job. */
export interface SampleProject {
  vehicle: string;
  body: string | null;
  category: WorkType;
  workType?: WorkType;
  isFeatured?: boolean;
  /** File names in `art/`, without `.jpg`. */
  pictures: { main: string } | { before: string; after: string };
}

const one = (main: string) => ({ main });
const pair = (name: string) => ({ before: `${name}-before`, after: `${name}-after` });

function project(
  vehicle: string,
  body: string | null,
  category: WorkType,
  pictures: SampleProject["pictures"],
  more: Pick<SampleProject, "workType" | "isFeatured"> = {},
): SampleProject {
  return { vehicle, body, category, pictures, ...more };
}

/** Featured first, then newest. */
export const sampleProjects: readonly SampleProject[] = [
  project("Tata Ace 2", "Food Van", "body-building", one("body-food-van"), { isFeatured: true }),
  project("Tractor trolley", "Trolley", "custom", one("body-tractor-trolley"), { isFeatured: true }),
  project("Tata Ace", "Angel Patti Bhatta", "body-building", one("body-angel-patti-bhatta"), {
    isFeatured: true,
  }),
  project("Tata Ace", "Open Half Body", "restoration", pair("restoration-1"), { isFeatured: true }),
  project("Tata Ace 2", "Container Body", "modifications", pair("modification-1")),
  project("Tata Ace 2", "Open Half Body", "body-building", one("hero-ace-2")),
  project("Tata Ace", "Advertise Body", "custom", one("body-advertise")),
  project("Carry", "Open Half Body", "body-building", one("hero-carry")),
  project("Light truck", "Bumper", "custom", one("body-bumper")),
  project("Dindi Rath", "Chariot", "custom", one("hero-rath")),
  project("Tata Ace", "Open Half Body", "body-building", one("hero-ace")),
  project("Tata Ace 2", "Open Half Body", "painting", pair("painting-1"), { workType: "restoration" }),
  project("Carry", "Container Body", "body-building", one("hero-carry-box")),
  project("Tata Ace", null, "denting", pair("denting-1")),
  project("Tata Ace 2", "Food Van", "custom", one("body-food-van-rear")),
  project("Carry", "Angel Patti Round", "body-building", one("body-angel-patti-round")),
  project("Light truck", "Milk Tanker", "custom", one("body-milk-tanker")),
  project("Tata Ace 2", "Open Half Body", "body-building", one("body-open-half")),
  project("Light truck", "Container Body", "body-building", one("body-container")),
  project("Light truck", "Platform Body", "body-building", one("body-platform")),
  project("Tractor trolley", "Trolley", "painting", one("service-custom")),
  project("Light truck", "Container Body", "body-building", one("body-container-rear")),
  project("Light truck", "Water Tanker", "painting", one("body-water-tanker-rear")),
  project("Tata Ace", "Advertise Body", "custom", one("body-advertise-rear")),
  project("Light truck", "Water Tanker", "custom", one("body-water-tanker")),
  project("Tata Ace", "OEM Tray", "body-building", one("service-oem-trays")),
  project("Tata Ace 2", "Open Half Body", "painting", one("body-open-half-rear")),
  project("Tractor trolley", "Trolley", "body-building", one("body-tractor-trolley-rear")),
];
