import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import { networkError } from "../ui/network-error.ts";

/** What a form of the list can ask for one image. */
export const imageIntents = ["feature", "edit", "delete"] as const;

export type ImageIntent = (typeof imageIntents)[number];

/** The outcome, in the words the administrator reads. */
export interface ImageChange {
  ok: boolean;
  /** HTTP status; 0 when the server was not reached. */
  status: number;
  title: string;
  description?: string;
  /** The image as it is stored now: after its star was changed, and where a newer one is why an edit was refused. */
  stored?: GalleryImage;
}

/** Specification section 8, Manage images. */
export const imageWords = {
  success: {
    feature: "Featured status updated",
    edit: "Image updated successfully",
    delete: "Image deleted successfully",
  },
  failure: {
    feature: "Failed to update featured status",
    edit: "Failed to update image",
    delete: "Failed to delete image",
  },
  newer:
    "Somebody has changed this image since you opened it, so nothing was saved. What you typed is still here, with the newer values beside it. Save again to put yours in their place.",
} as const;

/** What is told when a form got no answer. */
export function unansweredChange(intent: FormDataEntryValue | null): ImageChange {
  const known = imageIntents.find((one) => one === intent) ?? "edit";
  return { ok: false, ...networkError(imageWords.failure[known]) };
}
