import type { GalleryImage } from "#domain/gallery/images/gallery-image.ts";

/**
 * What is known to be stored of an image: what a change of it was answered, until a list is read that is as new.
 * The versions decide, because the list may not be read again for long, and others change the image, too.
 */
export function knownImage(listed: GalleryImage, answered: GalleryImage | null): GalleryImage {
  return answered !== null && answered.version > listed.version ? answered : listed;
}

/** What was asked for is shown at once, until the server answers; when it refuses, what is stored comes back. */
export function isStarShown(
  image: GalleryImage,
  change: { state: string; formData: FormData | undefined },
): boolean {
  const asked = change.state === "submitting" ? change.formData?.get("isFeatured") : null;
  return typeof asked === "string" ? asked === "true" : image.isFeatured;
}
