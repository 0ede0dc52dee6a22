import { AlertDialog } from "radix-ui";
import { Button } from "#app/ui/button.tsx";
import type { GalleryImage } from "#domain/gallery/gallery.ts";

interface DeleteImageProps {
  image: GalleryImage;
  isBusy: boolean;
  onDelete(): void;
}

/** Deletes after a question, because the files go with the image. */
export function DeleteImage({ image, isBusy, onDelete }: DeleteImageProps) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button kind="danger" className="px-3" disabled={isBusy} aria-label={`Delete ${image.vehicleName}`}>
          Delete
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-indigo-deep/70" />
        <AlertDialog.Content className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-lg border border-line bg-sheet p-6">
          <AlertDialog.Title className="text-lg">Delete image</AlertDialog.Title>
          <AlertDialog.Description className="mt-2">
            Are you sure you want to delete this image?
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button kind="secondary">Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button kind="danger" onClick={onDelete}>
                Delete
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
