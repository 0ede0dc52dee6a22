import type { WorkType } from "#domain/values/work.ts";
import type { GalleryChoices } from "../images/gallery-page.ts";
import type { TranslatedName } from "../names/names.ts";

export const imageKinds = ["pairs", "in-work", "featured", "without-vehicle", "sample"] as const;

export type ImageKind = (typeof imageKinds)[number];

export interface ImageFilter {
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

export interface ImageFilterChoices {
  vehicles: TranslatedName[];
  bodies: TranslatedName[];
  months: string[];
}

/** Without months and names that nothing has. */
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
