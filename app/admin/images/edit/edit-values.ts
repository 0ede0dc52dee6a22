import {
  hasOneVehicle,
  type ImageEdit,
  type ImageEditProblem,
  normalizeWritten,
  withVehicle,
} from "#domain/gallery/changes/image-edit.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { FieldValues, StoredValues } from "../../kit/form/versioned-draft.ts";

const editFields = [
  "vehicleName",
  "category",
  "workType",
  "vehicleType",
  "bodyType",
  "town",
  "workDays",
  "description",
  "captionHi",
  "captionMr",
  "isFeatured",
  "isSample",
] as const satisfies readonly (keyof ImageEdit)[];

export type EditField = (typeof editFields)[number];

export function editValuesOf(image: GalleryImage): StoredValues {
  const values = editFields.map((field) => [field, String(image[field] ?? "")]);
  return { version: image.version, values: Object.fromEntries(values) };
}

export function isOneVehicle({ vehicleName = "", vehicleType = "" }: FieldValues): boolean {
  return hasOneVehicle({ vehicleName, vehicleType: vehicleType || null });
}

/** A corrected vehicle takes its type along. */
export function changeVehicle(stored: FieldValues, vehicleName: string): FieldValues {
  if (!isOneVehicle(stored)) return { vehicleName };
  const { vehicleType } = vehicleName === stored.vehicleName ? stored : withVehicle(vehicleName);
  return { vehicleName, vehicleType: vehicleType ?? "" };
}

export function problemIn(values: FieldValues): ImageEditProblem | null {
  const text = (field: EditField) => values[field] || null;
  const days = values.workDays?.trim() ?? "";
  const normalized = normalizeWritten({
    vehicleName: values.vehicleName ?? "",
    vehicleType: text("vehicleType"),
    bodyType: text("bodyType"),
    town: text("town"),
    workDays: days === "" ? null : Number(days),
    description: text("description"),
    captionHi: text("captionHi"),
    captionMr: text("captionMr"),
  });
  return normalized.ok ? null : normalized.refusal;
}
