import type { WorkType } from "#domain/values/work.ts";
import { unnamedVehicle } from "../names/names.ts";

/** The name of an image whose vehicle nobody has chosen (UPL-10). */
export const noVehicle = unnamedVehicle.name;

/** An image as the administrator sees it. */
export interface GalleryImage {
  id: string;
  /** The English caption. */
  description: string | null;
  captionHi: string | null;
  captionMr: string | null;
  vehicleName: string;
  category: WorkType;
  vehicleType: string | null;
  bodyType: string | null;
  workType: WorkType | null;
  /** Where the vehicle went, in one spelling for every language. */
  town: string | null;
  workDays: number | null;
  beforeImageUrl: string | null;
  afterImageUrl: string | null;
  mainImageUrl: string | null;
  isFeatured: boolean;
  /** An illustration of the sample gallery. */
  isSample: boolean;
  /** UTC, ISO 8601; null unless the after of its pair is still to come. */
  inWorkSince: string | null;
  /** Whether visitors see it while it is in work. */
  isShownEarly: boolean;
  /** UTC, ISO 8601. */
  createdAt: string;
  /** Raised with every edit. */
  version: number;
}
