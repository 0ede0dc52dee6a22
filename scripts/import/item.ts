import type { ImageEdit } from "#domain/gallery/changes/image-edit.ts";
import type { ReferenceListName, TranslatedName } from "#domain/gallery/names/names.ts";
import type { PictureRole } from "#domain/gallery/pictures/picture-metadata.ts";
import type { WorkType } from "#domain/values/work.ts";

export const mostItems = 100_000;

export interface Item {
  /** For people: a file, a line of one. */
  where: string;
  /** Null where the photographs themselves say which one it is. */
  id: string | null;
  /** UTC, ISO 8601. */
  createdAt: string | null;
  pictures: Partial<Record<PictureRole, string>>;
  edit: Omit<ImageEdit, "vehicleName" | "category" | "isSample"> & {
    vehicleName: string | null;
    category: WorkType | null;
  };
  hints: readonly string[];
}

export interface NewName {
  where: string;
  list: ReferenceListName;
  names: TranslatedName;
}

export interface Problem {
  where: string;
  why: string;
}

export interface Source {
  items: Item[];
  names: NewName[];
  problems: Problem[];
  notes: string[];
}

export const nothingKnown: Item["edit"] = {
  ...{ vehicleName: null, vehicleType: null, bodyType: null, category: null, workType: null },
  ...{ description: null, captionHi: null, captionMr: null, town: null, workDays: null, isFeatured: false },
};
