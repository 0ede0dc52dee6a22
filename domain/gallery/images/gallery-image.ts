import type { WorkType } from "#domain/values/work.ts";
import { unnamedVehicle } from "../names/names.ts";

export const noVehicle = unnamedVehicle.name;

export interface GalleryImage {
  id: string;
  description: string | null;
  captionHi: string | null;
  captionMr: string | null;
  vehicleName: string;
  category: WorkType;
  vehicleType: string | null;
  bodyType: string | null;
  workType: WorkType | null;
  town: string | null;
  workDays: number | null;
  beforeImageUrl: string | null;
  afterImageUrl: string | null;
  mainImageUrl: string | null;
  isFeatured: boolean;
  isSample: boolean;
  /** UTC, ISO 8601; null unless the after is missing. */
  inWorkSince: string | null;
  isShownEarly: boolean;
  /** UTC, ISO 8601. */
  createdAt: string;
  version: number;
  projectId: string | null;
}
