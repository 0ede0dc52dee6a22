import type { BodyTypeSlug, ServiceSlug } from "./services.ts";

/** Names of our own pictures, the files in art/ without their ending. */
interface ServicePictures {
  hero: string;
  capabilities: [string, string, string, string];
}

export const servicePictures: Record<ServiceSlug | BodyTypeSlug, ServicePictures> = {
  "body-building": {
    hero: "workshop-2",
    capabilities: ["workshop-3", "service-modification", "service-painting", "workshop-1"],
  },
  "oem-body-seller": {
    hero: "service-oem-trays",
    capabilities: ["hero-carry", "body-container", "body-milk-tanker", "body-water-tanker"],
  },
  denting: {
    hero: "service-denting",
    capabilities: ["denting-1-before", "denting-1-after", "service-painting", "workshop-1"],
  },
  painting: {
    hero: "service-painting",
    capabilities: ["painting-1-before", "painting-1-after", "hero-ace-2", "workshop-4"],
  },
  modification: {
    hero: "service-modification",
    capabilities: ["modification-1-before", "modification-1-after", "body-food-van", "body-advertise"],
  },
  "custom-projects": {
    hero: "hero-rath",
    capabilities: ["service-custom", "body-tractor-trolley", "workshop-4", "body-food-van"],
  },
  restoration: {
    hero: "service-restoration",
    capabilities: ["restoration-1-before", "restoration-1-after", "workshop-3", "hero-ace"],
  },
  "angel-patti-bhatta": {
    hero: "body-angel-patti-bhatta",
    capabilities: ["workshop-3", "workshop-2", "service-painting", "body-angel-patti-round"],
  },
  "angel-patti-round": {
    hero: "body-angel-patti-round",
    capabilities: ["workshop-3", "workshop-1", "hero-ace-2", "body-angel-patti-bhatta"],
  },
  "open-half-body": {
    hero: "body-open-half",
    capabilities: ["hero-ace-2", "hero-carry", "workshop-2", "painting-1-after"],
  },
  "container-body": {
    hero: "body-container",
    capabilities: ["hero-carry-box", "modification-1-after", "service-modification", "workshop-1"],
  },
  "food-van": {
    hero: "body-food-van",
    capabilities: ["hero-carry-box", "service-modification", "service-painting", "body-advertise"],
  },
  "platform-body": {
    hero: "body-platform",
    capabilities: ["workshop-3", "service-modification", "body-open-half", "body-water-tanker"],
  },
  "advertise-body": {
    hero: "body-advertise",
    capabilities: ["body-container", "body-food-van", "service-painting", "hero-carry-box"],
  },
  bumper: {
    hero: "body-bumper",
    capabilities: ["hero-ace-2", "workshop-3", "service-painting", "hero-ace"],
  },
};

/** Of the hero; each also exists as `{name}-wide`. */
export const slidePictures = ["hero-ace", "hero-ace-2", "hero-carry", "hero-rath", "hero-carry-box"] as const;

/** The four photos of Our Story. */
export const storyPictures = ["workshop-1", "workshop-2", "workshop-3", "workshop-4"] as const;
