import { hasOneVehicle, type ImageEdit, withVehicle } from "#domain/gallery/changes/image-edit.ts";
import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";

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

export interface EditDraft {
  base: GalleryImage;
  edit: ImageEdit;
  /** What is stored now of the fields that somebody else has changed meanwhile. */
  newer: Partial<ImageEdit>;
}

export function startEdit(image: GalleryImage): EditDraft {
  return { base: image, edit: editOf(image), newer: {} };
}

export function changeEdit(draft: EditDraft, change: Partial<ImageEdit>): EditDraft {
  return { ...draft, edit: { ...draft.edit, ...change } };
}

export function changeVehicle({ base }: EditDraft, vehicleName: string): Partial<ImageEdit> {
  if (!hasOneVehicle(base)) return { vehicleName };
  return vehicleName === base.vehicleName
    ? { vehicleName, vehicleType: base.vehicleType }
    : withVehicle(vehicleName);
}

export function isDirty({ base, edit }: EditDraft): boolean {
  return editFields.some((field) => edit[field] !== base[field]);
}

export function applyNewer(draft: EditDraft, image: GalleryImage): EditDraft {
  const changed = editFields.filter((field) => image[field] !== draft.base[field]);
  const typed = editFields.filter((field) => draft.edit[field] !== draft.base[field]);
  return {
    base: image,
    edit: { ...editOf(image), ...picked(draft.edit, typed) },
    newer: { ...draft.newer, ...picked(editOf(image), changed) },
  };
}

function editOf(image: GalleryImage): ImageEdit {
  const { vehicleName, category, vehicleType, bodyType, workType, isFeatured, isSample } = image;
  const { description, captionHi, captionMr, town, workDays } = image;
  return {
    ...{ vehicleName, category, vehicleType, bodyType, workType, isFeatured, isSample },
    ...{ description, captionHi, captionMr, town, workDays },
  };
}

function picked(edit: ImageEdit, fields: readonly EditField[]): Partial<ImageEdit> {
  return Object.fromEntries(fields.map((field) => [field, edit[field]]));
}
