import type { BodyTypeSlug, ServiceSlug } from "./services.server.ts";

type Slug = ServiceSlug | BodyTypeSlug;

export const heroPlaces = ["hero-1", "hero-2", "hero-3", "hero-4", "hero-5"] as const;
export type HeroPlace = (typeof heroPlaces)[number];

export const workshopPlaces = ["workshop-1", "workshop-2", "workshop-3", "workshop-4"] as const;
type WorkshopPlace = (typeof workshopPlaces)[number];

const capabilityNumbers = [1, 2, 3, 4] as const;
type CapabilityPlace = `${Slug}-capability-${(typeof capabilityNumbers)[number]}`;

export const comparedSlugs = ["denting", "modification", "restoration"] as const;
export type ComparedSlug = (typeof comparedSlugs)[number];
type ComparedPlace = `${ComparedSlug}-${"before" | "after"}`;

/** The last is shown while the owner has no certificate there. */
type SinglePlace =
  | "body-building-card"
  | "custom-projects-card"
  | "before"
  | "after"
  | "about"
  | "certificate-sample";

export type ArtPlace = HeroPlace | WorkshopPlace | Slug | CapabilityPlace | ComparedPlace | SinglePlace;

const drawnPlaces = ["map", "certificate", "leader"] as const;
export type DrawnPlace = (typeof drawnPlaces)[number];
export type PagePlace = ArtPlace | DrawnPlace;

type BrandPlace = `brand-${string}`;

export type OwnBodyPlace = `own-body-${string}`;

export type PicturePlace = PagePlace | BrandPlace | OwnBodyPlace;

export function ownBodyPlace(id: string): OwnBodyPlace {
  return `own-body-${id}`;
}

export function ownBodyIn(place: OwnBodyPlace): string {
  return place.slice(ownBodyPlace("").length);
}

export function isOwnBodyPlace(place: string): place is OwnBodyPlace {
  return /^own-body-[a-z0-9-]{1,40}$/.test(place);
}

export function brandPlaceOf(id: string): BrandPlace {
  return `brand-${id.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;
}

export function isBrandPlace(place: string): place is BrandPlace {
  return /^brand-[a-z0-9-]{1,40}$/.test(place);
}

export function isDrawn(place: PicturePlace): place is DrawnPlace {
  return drawnPlaces.some((drawn) => drawn === place);
}

export function isHeroPlace(place: PicturePlace): place is HeroPlace {
  return heroPlaces.some((hero) => hero === place);
}

export function capabilityPlaces(slug: Slug): readonly CapabilityPlace[] {
  return capabilityNumbers.map((number) => `${slug}-capability-${number}` as const);
}

export function comparedPlaces(slug: ComparedSlug): readonly [ComparedPlace, ComparedPlace] {
  return [`${slug}-before`, `${slug}-after`];
}

/** The finished body says more than the bare chassis of its page. */
export function listedPlace(slug: ServiceSlug): ArtPlace {
  return slug === "body-building" ? `${slug}-card` : slug;
}

export function cardPlace(slug: ServiceSlug): ArtPlace {
  return slug === "custom-projects" ? `${slug}-card` : listedPlace(slug);
}
