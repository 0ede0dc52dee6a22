import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { ImageEdit } from "#domain/gallery/images/image-edit.ts";

const editFields = [
  "vehicleName",
  "category",
  "workType",
  "vehicleType",
  "bodyType",
  "description",
  "isFeatured",
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

export function isDirty({ base, edit }: EditDraft): boolean {
  return editFields.some((field) => edit[field] !== base[field]);
}

/** What was typed stays, what was not touched takes the newer value. */
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
  const { vehicleName, category, vehicleType, bodyType, workType, description, isFeatured } = image;
  return { vehicleName, category, vehicleType, bodyType, workType, description, isFeatured };
}

function picked(edit: ImageEdit, fields: readonly EditField[]): Partial<ImageEdit> {
  return Object.fromEntries(fields.map((field) => [field, edit[field]]));
}
