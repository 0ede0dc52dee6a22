import type { NewImage } from "#domain/gallery/uploads/new-images-schema.ts";
import type { UploadApi } from "../sending/upload-queue.ts";

/** An image of the gallery that the last upload has stored. */
export interface PublishedImage {
  id: string;
  /** Public URLs; before comes first. */
  pictures: string[];
  /** Its English one. */
  vehicleName: string | null;
}

/** An API that also adds what it stores to `published`, but for what is in work: visitors do not see it yet. */
export function notingPublished(api: UploadApi, published: PublishedImage[]): UploadApi {
  return {
    ...api,
    async storeBatch(batch, options) {
      const ids = await api.storeBatch(batch, options);
      const { vehicleName } = batch;
      batch.images.forEach((image, index) => {
        const id = ids[index];
        const pictures = picturesOf(image);
        if (id !== undefined && pictures.length > 0) published.push({ id, pictures, vehicleName });
      });
      return ids;
    },
  };
}

function picturesOf(image: NewImage): string[] {
  if ("main" in image) return [image.main];
  return "after" in image ? [image.before, image.after] : [];
}
