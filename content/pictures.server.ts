import {
  type ArtPlace,
  capabilityPlaces,
  cardPlace,
  comparedPlaces,
  comparedSlugs,
  type HeroPlace,
  heroPlaces,
  isBrandPlace,
  isOwnBodyPlace,
  listedPlace,
  type PagePlace,
  type PicturePlace,
  workshopPlaces,
} from "./places.ts";
import { bodyTypeFiles, bodyTypeSlugs, serviceFiles, serviceSlugs } from "./services.server.ts";

const heroPictures: Record<HeroPlace, string> = {
  "hero-1": "hero-ace",
  "hero-2": "hero-ace-2",
  "hero-3": "hero-carry",
  "hero-4": "hero-rath",
  "hero-5": "hero-carry-box",
};

const ownPictures = new Map<string, string>([
  ...Object.entries(heroPictures),
  ...workshopPlaces.map((place) => [place, place] as const),
  ...Object.entries({ ...serviceFiles, ...bodyTypeFiles }).flatMap(([slug, { pictures }]) => [
    [slug, pictures.hero] as const,
    [`${slug}-card`, pictures.card ?? pictures.hero] as const,
    ...pictures.capabilities.map((name, index) => [`${slug}-capability-${index + 1}`, name] as const),
  ]),
  ...comparedSlugs.flatMap((slug) =>
    comparedPlaces(slug).map((place) => [place, ownComparison(place)] as const),
  ),
  ["before", "painting-1-before"],
  ["after", "painting-1-after"],
  ["about", "hero-rath"],
  ["certificate-sample", "certificate"],
]);

function ownComparison(place: string): string {
  return place.replace(/-(before|after)$/, "-1-$1");
}

export function ownPictureOf(place: ArtPlace): string {
  const name = ownPictures.get(place);
  if (name === undefined) throw new Error(`Nobody has said which picture of ours stands in ${place}.`);
  return name;
}

export function widePictureOf(place: HeroPlace): string {
  return `${heroPictures[place]}-wide`;
}

export const placesOfPages = new Map<string, readonly PagePlace[]>([
  ["/", [...heroPlaces, ...serviceSlugs.map(cardPlace), ...(["before", "after"] as const)]],
  ["/services", serviceSlugs.map(listedPlace)],
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
  if (isBrandPlace(name) || isOwnBodyPlace(name)) return name;
  return picturePlaces.find((place) => place === name) ?? null;
}
