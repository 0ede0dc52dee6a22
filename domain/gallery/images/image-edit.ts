import { normalizeText } from "#domain/normalize-text.ts";
import { maxNameLength, normalizeName } from "#domain/reference-lists/names.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
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

/** Refused with what is wrong, as a sentence. Null where nothing is left of a text. */
export function normalizeEdit(edit: ImageEdit): Result<ImageEdit, string> {
  const vehicleName = normalizeName(edit.vehicleName);
  const vehicleType = normalizeName(edit.vehicleType ?? "");
  const bodyType = normalizeName(edit.bodyType ?? "");
  const description = normalizeText(edit.description ?? "", 2 * maxDescriptionLength);
  if (vehicleName === "") return refused("Vehicle name is required");
  if (vehicleName === null) return refused(tooLong("Vehicle name", maxNameLength));
  if (vehicleType === null) return refused(tooLong("Vehicle type", maxNameLength));
  if (bodyType === null) return refused(tooLong("Body type", maxNameLength));
  if (description === null || [...description].length > maxDescriptionLength) {
    return refused(tooLong("Description", maxDescriptionLength));
  }
  return accepted({
    category: edit.category,
    workType: edit.workType,
    isFeatured: edit.isFeatured,
    vehicleName,
    vehicleType: vehicleType || null,
    bodyType: bodyType || null,
    description: description || null,
  });
}

function tooLong(what: string, most: number): string {
  return `${what} must be at most ${most} characters long`;
}
