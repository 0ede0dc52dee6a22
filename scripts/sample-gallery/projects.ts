import type { WorkType } from "#domain/gallery/work.ts";

/** A project of the sample gallery: illustrations of our own, never a particular customer's job. */
export interface SampleProject {
  vehicle: string;
  body: string | null;
  category: WorkType;
  workType?: WorkType;
  isFeatured?: boolean;
  /** File names in `art/`, without `.jpg`. */
  pictures: { main: string } | { before: string; after: string };
}

const pair = (name: string) => ({ before: `${name}-before`, after: `${name}-after` });

/** In the order a visitor sees them: featured first, then newest. */
export const sampleProjects: readonly SampleProject[] = [
  {
    vehicle: "Tata Ace",
    body: "Open Half Body",
    category: "restoration",
    isFeatured: true,
    pictures: pair("restoration-1"),
  },
  {
    vehicle: "Tata Ace",
    body: "Open Half Body",
    category: "body-building",
    isFeatured: true,
    pictures: { main: "hero-ace" },
  },
  {
    vehicle: "Dindi Rath",
    body: "Chariot",
    category: "custom",
    isFeatured: true,
    pictures: { main: "hero-rath" },
  },
  {
    vehicle: "Tata Ace 2",
    body: "Food Van",
    category: "body-building",
    isFeatured: true,
    pictures: { main: "body-food-van" },
  },
  {
    vehicle: "Tata Ace 2",
    body: "Container Body",
    category: "modifications",
    pictures: pair("modification-1"),
  },
  {
    vehicle: "Tata Ace 2",
    body: "Open Half Body",
    category: "body-building",
    pictures: { main: "hero-ace-2" },
  },
  { vehicle: "Carry", body: "Open Half Body", category: "body-building", pictures: { main: "hero-carry" } },
  {
    vehicle: "Tata Ace 2",
    body: "Open Half Body",
    category: "painting",
    workType: "restoration",
    pictures: pair("painting-1"),
  },
  {
    vehicle: "Carry",
    body: "Container Body",
    category: "body-building",
    pictures: { main: "hero-carry-box" },
  },
  { vehicle: "Tata Ace", body: null, category: "denting", pictures: pair("denting-1") },
  {
    vehicle: "Tata Ace",
    body: "Angel Patti Bhatta",
    category: "body-building",
    pictures: { main: "body-angel-patti-bhatta" },
  },
  {
    vehicle: "Carry",
    body: "Angel Patti Round",
    category: "body-building",
    pictures: { main: "body-angel-patti-round" },
  },
  {
    vehicle: "Tata Ace 2",
    body: "Open Half Body",
    category: "body-building",
    pictures: { main: "body-open-half" },
  },
  {
    vehicle: "Light truck",
    body: "Container Body",
    category: "body-building",
    pictures: { main: "body-container" },
  },
  {
    vehicle: "Light truck",
    body: "Platform Body",
    category: "body-building",
    pictures: { main: "body-platform" },
  },
  { vehicle: "Tata Ace", body: "Advertise Body", category: "custom", pictures: { main: "body-advertise" } },
  { vehicle: "Light truck", body: "Bumper", category: "custom", pictures: { main: "body-bumper" } },
  {
    vehicle: "Tractor trolley",
    body: "Trolley",
    category: "custom",
    pictures: { main: "body-tractor-trolley" },
  },
  { vehicle: "Tractor trolley", body: "Trolley", category: "painting", pictures: { main: "service-custom" } },
  {
    vehicle: "Light truck",
    body: "Water Tanker",
    category: "body-building",
    pictures: { main: "body-water-tanker" },
  },
  {
    vehicle: "Light truck",
    body: "Milk Tanker",
    category: "body-building",
    pictures: { main: "body-milk-tanker" },
  },
  {
    vehicle: "Tata Ace",
    body: "OEM Tray",
    category: "body-building",
    pictures: { main: "service-oem-trays" },
  },
  { vehicle: "Carry", body: "Open Half Body", category: "painting", pictures: { main: "service-painting" } },
  {
    vehicle: "Tata Ace 2",
    body: "Open Half Body",
    category: "painting",
    pictures: { main: "painting-1-after" },
  },
  { vehicle: "Dindi Rath", body: "Chariot", category: "custom", pictures: { main: "workshop-4" } },
  { vehicle: "Tata Ace", body: null, category: "painting", pictures: { main: "denting-1-after" } },
];
