import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import type { NameOptions } from "../kit/list/name-options.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { BulkEditDialog } from "./bulk-edit/bulk-edit-dialog.tsx";
import { DeletionPreview } from "./deletion-preview.tsx";
import { MakeProject } from "./make-project.tsx";
import { ShareSelected } from "./share-selected.tsx";
import type { ImageBulk } from "./use-image-bulk.ts";

interface BulkActionsProps {
  images: ImageBulk;
  gallerySize: number;
  choices: NameOptions;
}

export function BulkActions({
  images: { bulk, seenRows, ...change },
  gallerySize,
  choices,
}: BulkActionsProps) {
  const { images, imageList } = useAdminText();
  const text = images.bulkDelete;
  const toEdit = bulk.asked("edit");
  const toDelete = bulk.asked("delete") ?? [];
  const asked = new Set(toDelete);
  const count = toDelete.length;
  return (
    <>
      <MakeProject bulk={bulk} />
      <BulkEditDialog
        isOpen={toEdit !== null}
        count={toEdit?.length ?? 0}
        choices={choices}
        onChange={(edit) => void change.editImages(toEdit ?? [], edit)}
        onOpenChange={(isOpen) => (isOpen ? void bulk.ask("edit") : bulk.cancel())}
        trigger={
          <Button kind="secondary" className="max-sm:px-3" disabled={bulk.counting !== null}>
            <span>
              {imageList.bulkEdit.change}
              <span className="sr-only">{imageList.bulkEdit.selectedImages}</span>
            </span>
          </Button>
        }
      />
      <ShareSelected bulk={bulk} rows={seenRows} vehicles={choices.vehicles} />
      <Confirm
        title={text.title}
        question={fillPlaceholders(text.question, { count })}
        isRestorable
        confirm={text.delete}
        onConfirm={() => void change.deleteImages(toDelete)}
        open={bulk.asked("delete") !== null}
        onOpenChange={(isOpen) => (isOpen ? void bulk.ask("delete") : bulk.cancel())}
        numberToType={count < gallerySize ? null : { number: count, label: text.typeAll }}
        trigger={
          <Button kind="danger" className="max-sm:px-3" disabled={bulk.counting !== null}>
            {bulk.counting === "delete" ? (
              text.counting
            ) : (
              <span>
                {text.delete}
                <span className="sr-only">{text.selectedImages}</span>
              </span>
            )}
          </Button>
        }
      >
        <DeletionPreview
          rows={seenRows.filter(({ image }) => asked.has(image.id))}
          vehicles={choices.vehicles}
          of={count}
        />
        {count === bulk.selected ? null : (
          <p className="mt-3 font-bold">
            {fillPlaceholders(text.changed, { selected: bulk.selected, count })}
          </p>
        )}
      </Confirm>
    </>
  );
}
