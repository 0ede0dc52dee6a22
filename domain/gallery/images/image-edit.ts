import { maxNameLength, normalizeLine } from "#domain/reference-lists/names.ts";
import type { GalleryImage } from "./gallery-image.ts";

/** Most characters a description may have. */
export const maxDescriptionLength = 2000;

/** What the administrator may change of an image (specification section 7, Edit image). */
export type ImageEdit = Pick<
  GalleryImage,
  "vehicleName" | "category" | "vehicleType" | "bodyType" | "workType" | "description" | "isFeatured"
>;

/**
 * Why an edit was not stored: a rule of the form, the image is gone, or it was changed since `version` was read,
 * with what it is now.
 */
export type ImageEditRefusal =
  | { kind: "invalid"; message: string }
  | { kind: "gone" }
  | { kind: "newer"; image: GalleryImage };

/** The edit as it is stored: tidy names, and null where nothing is left of a text. */
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

/** The sentence that says what is wrong with a tidy edit, or null (specification section 5). */
export function validateEdit({ vehicleName, vehicleType, bodyType, description }: ImageEdit): string | null {
  if (vehicleName === "") return "Vehicle name is required";
  const names = { "Vehicle name": vehicleName, "Vehicle type": vehicleType, "Body type": bodyType };
  for (const [what, name] of Object.entries(names)) {
    if ([...(name ?? "")].length > maxNameLength)
      return `${what} must be at most ${maxNameLength} characters long`;
  }
  return [...(description ?? "")].length > maxDescriptionLength
    ? `Description must be at most ${maxDescriptionLength} characters long`
    : null;
}

/** Several lines may stay; other control characters, which no database keeps alike, may not. */
function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n]+/gu, " ")
    .trim();
}
