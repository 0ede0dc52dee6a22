import { Button } from "#app/ui/button.tsx";
import type { GalleryImage } from "#domain/gallery/gallery.ts";
import { Confirm } from "../confirm.tsx";

interface DeleteImageProps {
  image: GalleryImage;
  isBusy: boolean;
  onDelete(): void;
}

/** Deletes after a question, because the files go with the image. */
export function DeleteImage({ image, isBusy, onDelete }: DeleteImageProps) {
  return (
    <Confirm
      title="Delete image"
      question="Are you sure you want to delete this image?"
      confirm="Delete"
      onConfirm={onDelete}
      trigger={
        <Button kind="danger" className="px-3" disabled={isBusy} aria-label={`Delete ${image.vehicleName}`}>
          Delete
        </Button>
      }
    />
  );
}
