import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { useAdminText } from "../kit/page/admin-text.ts";
import { IconButton } from "../kit/page/icon-button.tsx";
import { DeletionPreview } from "./deletion-preview.tsx";
import { EditImage } from "./edit/edit-image.tsx";
import { OnSite } from "./on-site.tsx";
import type { ShownImage } from "./use-shown-image.ts";

export function ImageActions({ row, choices, name, isBusy, remove }: ShownImage) {
  const text = useAdminText().images;
  const { image, isOnSite } = row;
  return (
    <>
      <EditImage row={row} image={image} name={name} choices={choices} isBusy={isBusy} />
      <Confirm
        title={text.deleteTitle}
        question={text.deleteQuestion}
        isRestorable
        confirm={text.delete}
        onConfirm={remove}
        trigger={
          <IconButton
            kind="danger"
            icon="delete"
            label={text.delete}
            name={fillPlaceholders(text.deleteName, { name })}
            disabled={isBusy}
          />
        }
      >
        <DeletionPreview rows={[row]} vehicles={choices.vehicles} />
      </Confirm>
      <OnSite id={image.id} name={name} isOnSite={isOnSite} />
    </>
  );
}
