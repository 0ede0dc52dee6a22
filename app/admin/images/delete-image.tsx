import { Confirm } from "../ui/confirm.tsx";
import { IconButton } from "../ui/icon-button.tsx";

interface DeleteImageProps {
  name: string;
  isBusy: boolean;
  onDelete(): void;
}

/** Deletes after a question, because the files go with the image. */
export function DeleteImage({ name, isBusy, onDelete }: DeleteImageProps) {
  return (
    <Confirm
      title="Delete image"
      question="Are you sure you want to delete this image?"
      confirm="Delete"
      onConfirm={onDelete}
      trigger={
        <IconButton
          kind="danger"
          icon="delete"
          label="Delete"
          what={name}
          tableFrom="md"
          className="max-md:flex-1"
          disabled={isBusy}
        />
      }
    />
  );
}
