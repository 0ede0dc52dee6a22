import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";
import type { FormOutcome } from "../ui/form-outcome.ts";

const imageIntents = ["feature", "edit", "delete"] as const;
export type ImageIntent = (typeof imageIntents)[number];

/** What a form asks for; of one that says nothing sensible it is told that it could not be updated. */
export function imageIntentOf(given: FormDataEntryValue | null | undefined): ImageIntent {
  return imageIntents.find((intent) => intent === given) ?? "edit";
}

export interface ImageOutcome extends FormOutcome {
  /** As it is stored now: after its star was changed, and where a newer version is why an edit was refused. */
  stored?: GalleryImage;
}
