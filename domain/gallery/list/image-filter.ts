import type { WorkType } from "#domain/values/work.ts";
import type { GalleryChoices } from "../images/gallery-page.ts";
import type { TranslatedName } from "../names/names.ts";

export const imageKinds = ["pairs", "in-work", "featured", "without-vehicle", "sample"] as const;

export type ImageKind = (typeof imageKinds)[number];

export interface ImageFilter {
  /** All its words must be found. */
  search: string;
  work: WorkType | null;
  vehicle: string | null;
  body: string | null;
  kind: ImageKind | null;
  month: string | null;
}

export const everyImage: ImageFilter = {
  search: "",
  work: null,
  vehicle: null,
  body: null,
  kind: null,
  month: null,
};

/** What images have, so that no choice finds nothing. */
export interface ImageFilterChoices {
  vehicles: TranslatedName[];
  bodies: TranslatedName[];
  months: string[];
}

/** The filter without months that no image has, and without names that neither images nor lists have. */
export function knownFilterOf(
  filter: ImageFilter,
  { vehicles, bodies, months }: ImageFilterChoices,
  listed: GalleryChoices,
): ImageFilter {
  const { vehicle, body, month } = filter;
  const isOf = (names: TranslatedName[], asked: string | null) => names.some(({ name }) => name === asked);
  return {
    ...filter,
    vehicle: isOf([...vehicles, ...listed.vehicles], vehicle) ? vehicle : null,
    body: isOf([...bodies, ...listed.bodies], body) ? body : null,
    month: months.some((known) => known === month) ? month : null,
  };
}
