import { normalizeLine, normalizeText } from "#domain/values/normalize-text.ts";
import { accepted, type Result, refused } from "#platform/result.ts";
import { type GalleryImage, noVehicle } from "../images/gallery-image.ts";
import { maxNameLength, normalizeName } from "../names/names.ts";

export const maxCaptionLength = 2000;
export const maxTownLength = 40;
export const maxWorkDays = 365;

export const captionFields = { en: "description", hi: "captionHi", mr: "captionMr" } as const;
export type CaptionField = (typeof captionFields)[keyof typeof captionFields];

export type ImageEdit = Pick<
  GalleryImage,
  | "vehicleName"
  | "category"
  | "vehicleType"
  | "bodyType"
  | "workType"
  | "town"
  | "workDays"
  | CaptionField
  | "isFeatured"
  | "isSample"
>;

type LimitedField = "vehicleName" | "vehicleType" | "bodyType" | "town" | CaptionField;

export type ImageEditProblem =
  | { field: "vehicleName"; kind: "missing" }
  | { field: LimitedField; kind: "too long"; most: number }
  | { field: "workDays"; kind: "out of range"; most: number };

/** `newer`: changed since `version`. */
export type ImageEditRefusal =
  | { kind: "invalid"; problem: ImageEditProblem }
  | { kind: "gone" }
  | { kind: "newer"; image: GalleryImage };

/** Name and type alike, because filters go by the type. */
export function withVehicle(vehicleName: string): Pick<ImageEdit, "vehicleName" | "vehicleType"> {
  return { vehicleName, vehicleType: vehicleName === noVehicle ? null : vehicleName };
}

/** Whether name and type are one vehicle. */
export function hasOneVehicle({
  vehicleName,
  vehicleType,
}: Pick<GalleryImage, "vehicleName" | "vehicleType">): boolean {
  return vehicleType === null || vehicleType === vehicleName;
}

/** As the table of images has it. */
export function columnsOf(edit: ImageEdit) {
  return {
    vehicle_name: edit.vehicleName,
    category: edit.category,
    vehicle_type: edit.vehicleType,
    body_type: edit.bodyType,
    work_type: edit.workType,
    town: edit.town,
    work_days: edit.workDays,
    description: edit.description,
    caption_hi: edit.captionHi,
    caption_mr: edit.captionMr,
    is_featured: edit.isFeatured ? 1 : 0,
    is_sample: edit.isSample ? 1 : 0,
  };
}

type WrittenFields = Omit<ImageEdit, "category" | "workType" | "isFeatured" | "isSample">;

/** Null where nothing is left of a text. */
export function normalizeEdit({ category, workType, isFeatured, isSample, ...written }: ImageEdit) {
  const normalized = normalizeWritten(written);
  if (!normalized.ok) return normalized;
  return accepted<ImageEdit>({ category, workType, isFeatured, isSample, ...normalized.value });
}

/** The same for what a form has so far. */
export function normalizeWritten(edit: WrittenFields): Result<WrittenFields, ImageEditProblem> {
  const vehicleName = normalizeName(edit.vehicleName);
  const vehicleType = normalizeName(edit.vehicleType ?? "");
  const bodyType = normalizeName(edit.bodyType ?? "");
  const town = normalizeLine(edit.town ?? "", 2 * maxTownLength);
  const captions = { description: edit.description, captionHi: edit.captionHi, captionMr: edit.captionMr };
  if (vehicleName === "") return refused({ field: "vehicleName", kind: "missing" });
  if (vehicleName === null) return tooLong("vehicleName", maxNameLength);
  if (vehicleType === null) return tooLong("vehicleType", maxNameLength);
  if (bodyType === null) return tooLong("bodyType", maxNameLength);
  if (town === null || [...town].length > maxTownLength) return tooLong("town", maxTownLength);
  if (!isCountOfDays(edit.workDays)) {
    return refused({ field: "workDays", kind: "out of range", most: maxWorkDays });
  }
  for (const field of Object.values(captionFields)) {
    const caption = normalizeText(captions[field] ?? "", 2 * maxCaptionLength);
    if (caption === null || [...caption].length > maxCaptionLength) return tooLong(field, maxCaptionLength);
    captions[field] = caption || null;
  }
  return accepted({
    workDays: edit.workDays,
    vehicleName,
    vehicleType: vehicleType || null,
    bodyType: bodyType || null,
    town: town || null,
    ...captions,
  });
}

function isCountOfDays(days: number | null): boolean {
  return days === null || (Number.isInteger(days) && days >= 1 && days <= maxWorkDays);
}

function tooLong(field: LimitedField, most: number): Result<never, ImageEditProblem> {
  return refused({ field, kind: "too long", most });
}
