import { normalizeLine, normalizeText } from "#domain/normalize-text.ts";
import { maxNameLength } from "#domain/reference-lists/names.ts";
import type { GalleryImage } from "./gallery-image.ts";

/** Characters. */
export const maxDescriptionLength = 2000;

export type ImageEdit = Pick<
  GalleryImage,
  "vehicleName" | "category" | "vehicleType" | "bodyType" | "workType" | "description" | "isFeatured"
>;

/** `newer`: changed since `version`, to `image`. */
export type ImageEditRefusal =
  | { kind: "invalid"; message: string }
  | { kind: "gone" }
  | { kind: "newer"; image: GalleryImage };

/** Null where nothing is left of a text. */
export function normalizeEdit(edit: ImageEdit): ImageEdit {
  return {
    category: edit.category,
    workType: edit.workType,
    isFeatured: edit.isFeatured,
    vehicleName: normalizeLine(edit.vehicleName),
    vehicleType: normalizeLine(edit.vehicleType ?? "") || null,
    bodyType: normalizeLine(edit.bodyType ?? "") || null,
    description: normalizeText(edit.description ?? "") || null,
  };
}

/** What is wrong with a normalized edit, as a sentence, or null. */
export function validateEdit({ vehicleName, vehicleType, bodyType, description }: ImageEdit): string | null {
  if (vehicleName === "") return "Vehicle name is required";
  const names = { "Vehicle name": vehicleName, "Vehicle type": vehicleType, "Body type": bodyType };
  for (const [what, name] of Object.entries(names)) {
    if ([...(name ?? "")].length > maxNameLength) {
      return `${what} must be at most ${maxNameLength} characters long`;
    }
  }
  return [...(description ?? "")].length > maxDescriptionLength
    ? `Description must be at most ${maxDescriptionLength} characters long`
    : null;
}
