import { type BodyTypeSlug, bodyTypeSlugs, type ServiceSlug, serviceSlugs } from "./services.ts";

type Slug = ServiceSlug | BodyTypeSlug;

interface ServicePictures {
  hero: string;
  capabilities: [string, string, string, string];
}

const servicePictures: Record<Slug, ServicePictures> = {
  "body-building": {
    hero: "workshop-2",
    capabilities: ["workshop-3", "service-modification", "service-painting", "workshop-1"],
  },
  "oem-body-seller": {
    hero: "service-oem-trays",
    capabilities: ["oem-tray-trestles", "oem-tray-side", "oem-tray-milk-tanker", "oem-trays-stack"],
  },
  denting: {
    hero: "service-denting",
    capabilities: ["service-denting-detail", "workshop-3", "service-painting", "denting-1-gap"],
  },
  painting: {
    hero: "service-painting",
    capabilities: ["painting-1-before", "painting-1-after", "hero-ace-2-detail", "workshop-4"],
  },
  modification: {
    hero: "service-modification",
    capabilities: [
      "body-container-detail",
      "body-food-van-rear",
      "body-advertise-rear",
      "body-angel-patti-round-rear",
    ],
  },
  "custom-projects": {
    hero: "hero-rath",
    capabilities: ["service-custom", "hero-ace-2-detail", "workshop-4", "body-water-tanker-rear"],
  },
  restoration: {
    hero: "service-restoration",
    capabilities: ["workshop-3", "service-painting", "hero-ace-2-detail", "hero-ace-detail"],
  },
  "angel-patti-bhatta": {
    hero: "body-angel-patti-bhatta-rear",
    capabilities: [
      "body-angel-patti-bhatta-detail",
      "workshop-3",
      "body-angel-patti-bhatta",
      "body-angel-patti-round-rear",
    ],
  },
  "angel-patti-round": {
    hero: "body-angel-patti-round-rear",
    capabilities: [
      "body-angel-patti-round-detail",
      "workshop-3",
      "body-angel-patti-round",
      "body-angel-patti-bhatta-rear",
    ],
  },
  "open-half-body": {
    hero: "body-open-half-rear",
    capabilities: ["body-open-half-detail", "hero-ace-2-detail", "body-open-half", "workshop-2"],
  },
  "container-body": {
    hero: "body-container-rear",
    capabilities: [
      "body-container-detail",
      "body-container-edge",
      "modification-1-detail",
      "service-modification",
    ],
  },
  "food-van": {
    hero: "body-food-van-rear",
    capabilities: ["body-food-van-detail", "body-food-van", "hero-carry-box", "body-food-van-end"],
  },
  "platform-body": {
    hero: "body-platform-rear",
    capabilities: ["body-platform-detail", "body-platform", "workshop-3", "body-open-half-rear"],
  },
  "advertise-body": {
    hero: "body-advertise-rear",
    capabilities: ["body-advertise", "body-advertise-detail", "body-advertise-lamps", "body-advertise-panel"],
  },
  bumper: {
    hero: "body-bumper",
    capabilities: ["body-bumper-detail", "body-bumper-rear", "workshop-3", "body-bumper-plain"],
  },
};

export const heroPlaces = ["hero-1", "hero-2", "hero-3", "hero-4", "hero-5"] as const;
export type HeroPlace = (typeof heroPlaces)[number];

export const workshopPlaces = ["workshop-1", "workshop-2", "workshop-3", "workshop-4"] as const;
type WorkshopPlace = (typeof workshopPlaces)[number];

const capabilityNumbers = [1, 2, 3, 4] as const;
export type CapabilityPlace = `${Slug}-capability-${(typeof capabilityNumbers)[number]}`;

export const comparedSlugs = ["denting", "modification", "restoration"] as const;
export type ComparedSlug = (typeof comparedSlugs)[number];
export type ComparedPlace = `${ComparedSlug}-${"before" | "after"}`;

const singlePlaces = ["body-building-card", "custom-projects-card", "before", "after", "about"] as const;

export type ArtPlace =
  | HeroPlace
  | WorkshopPlace
  | Slug
  | CapabilityPlace
  | ComparedPlace
  | (typeof singlePlaces)[number];

const drawnPlaces = ["map", "certificate", "leader"] as const;
export type DrawnPlace = (typeof drawnPlaces)[number];
export type PagePlace = ArtPlace | DrawnPlace;

export type BrandPlace = `brand-${string}`;

export type PicturePlace = PagePlace | BrandPlace;

export function brandPlaceOf(id: string): BrandPlace {
  return `brand-${id.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

export function isBrandPlace(place: string): place is BrandPlace {
  return /^brand-[a-z0-9-]{1,40}$/.test(place);
}

export function isDrawn(place: PicturePlace): place is DrawnPlace {
  return drawnPlaces.some((drawn) => drawn === place);
}

export function capabilityPlaces(slug: Slug): readonly CapabilityPlace[] {
  return capabilityNumbers.map((number) => `${slug}-capability-${number}` as const);
}

export function comparedPlaces(slug: ComparedSlug): readonly [ComparedPlace, ComparedPlace] {
  return [`${slug}-before`, `${slug}-after`];
}

const heroPictures: Record<HeroPlace, string> = {
  "hero-1": "hero-ace",
  "hero-2": "hero-ace-2",
  "hero-3": "hero-carry",
  "hero-4": "hero-rath",
  "hero-5": "hero-carry-box",
};

const slugs: readonly Slug[] = [...serviceSlugs, ...bodyTypeSlugs];

const ownPictures = new Map<string, string>([
  ...heroPlaces.map((place) => [place, heroPictures[place]] as const),
  ...workshopPlaces.map((place) => [place, place] as const),
  ...slugs.map((slug) => [slug, servicePictures[slug].hero] as const),
  ...slugs.flatMap((slug) =>
    servicePictures[slug].capabilities.map(
      (name, index) => [`${slug}-capability-${index + 1}`, name] as const,
    ),
  ),
  ...comparedSlugs.flatMap((slug) =>
    (["before", "after"] as const).map((side) => [`${slug}-${side}`, `${slug}-1-${side}`] as const),
  ),
  // The finished body says more than the bare chassis of the service's own page.
  ["body-building-card", "body-open-half-rear"],
  ["custom-projects-card", "service-custom"],
  ["before", "painting-1-before"],
  ["after", "painting-1-after"],
  ["about", "hero-rath"],
]);

export function ownPictureOf(place: ArtPlace): string {
  const name = ownPictures.get(place);
  if (name === undefined) throw new Error(`Nobody has said which picture of ours stands in ${place}.`);
  return name;
}

export function widePictureOf(place: HeroPlace): string {
  return `${heroPictures[place]}-wide`;
}

export function isHeroPlace(place: PicturePlace): place is HeroPlace {
  return heroPlaces.some((hero) => hero === place);
}

export const servicesOnCards = serviceSlugs.map((slug) =>
  slug === "body-building" ? "body-building-card" : slug,
);

export const placesOfPages = new Map<string, readonly PagePlace[]>([
  [
    "/",
    [
      ...heroPlaces,
      ...servicesOnCards.map((place) => (place === "custom-projects" ? "custom-projects-card" : place)),
      ...(["before", "after"] as const),
    ],
  ],
  ["/services", servicesOnCards],
  ...serviceSlugs.map(
    (slug) =>
      [
        `/services/${slug}`,
        [
          slug,
          ...comparedSlugs.filter((compared) => compared === slug).flatMap(comparedPlaces),
          ...capabilityPlaces(slug),
          ...(slug === "body-building" ? bodyTypeSlugs : []),
        ],
      ] as const,
  ),
  ...bodyTypeSlugs.map(
    (slug) =>
      [
        `/services/body-building/${slug}`,
        [slug, ...capabilityPlaces(slug), ...bodyTypeSlugs.filter((other) => other !== slug)],
      ] as const,
  ),
  ["/about", ["about", ...workshopPlaces, "leader"]],
  ["/company", ["workshop-1"]],
  ["/company/certification", ["certificate"]],
  ["/company/life", ["workshop-1", "denting", "painting", "workshop-4"]],
  ["/company/career", ["workshop-2"]],
  ["/contact", ["map"]],
]);

export const picturePlaces: readonly PagePlace[] = [...new Set([...placesOfPages.values()].flat())];

export function placeNamed(name: string): PicturePlace | null {
  if (isBrandPlace(name)) return name;
  return picturePlaces.find((place) => place === name) ?? null;
}
