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

type LimitedField = "vehicleName" | "vehicleType" | "bodyType" | "description";

/** `most` is a number of characters. */
export type ImageEditProblem =
  | { field: "vehicleName"; kind: "missing" }
  | { field: LimitedField; kind: "too long"; most: number };

/** `newer`: changed since `version`, to `image`. */
export type ImageEditRefusal =
  | { kind: "invalid"; problem: ImageEditProblem }
  | { kind: "gone" }
  | { kind: "newer"; image: GalleryImage };

/** Refused with what is wrong. Null where nothing is left of a text. */
export function normalizeEdit(edit: ImageEdit): Result<ImageEdit, ImageEditProblem> {
  const vehicleName = normalizeName(edit.vehicleName);
  const vehicleType = normalizeName(edit.vehicleType ?? "");
  const bodyType = normalizeName(edit.bodyType ?? "");
  const description = normalizeText(edit.description ?? "", 2 * maxDescriptionLength);
  if (vehicleName === "") return refused({ field: "vehicleName", kind: "missing" });
  if (vehicleName === null) return tooLong("vehicleName", maxNameLength);
  if (vehicleType === null) return tooLong("vehicleType", maxNameLength);
  if (bodyType === null) return tooLong("bodyType", maxNameLength);
  if (description === null || [...description].length > maxDescriptionLength) {
    return tooLong("description", maxDescriptionLength);
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

function tooLong(field: LimitedField, most: number): Result<never, ImageEditProblem> {
  return refused({ field, kind: "too long", most });
}
