import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { BulkBar, BulkProgress } from "../kit/list/bulk-bar.tsx";
import type { NameOptions } from "../kit/list/name-options.ts";
import { nothingSelected, type SelectedRows, selectedCount } from "../kit/list/selection.ts";
import { useBulkChange } from "../kit/list/use-bulk-change.ts";
import { useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import type { BulkOutcome } from "../kit/page/portions.ts";
import { useUndo } from "../kit/page/undo.ts";
import { deletePortion, fetchMatchingIds } from "../kit/picture/delete-images.ts";
import type { ListedImage } from "../kit/picture/listed-image.ts";
import { BulkEditDialog } from "./bulk-edit/bulk-edit-dialog.tsx";
import { useBulkEdit } from "./bulk-edit/use-bulk-edit.ts";
import { DeletionPreview } from "./deletion-preview.tsx";

interface SelectionBarProps {
  filter: ImageFilter;
  total: number;
  gallerySize: number;
  choices: NameOptions;
  selectedRows: SelectedRows;
  seenRows: readonly ListedImage[];
}

export function SelectionBar(props: SelectionBarProps) {
  const { filter, total, gallerySize, choices, selectedRows, seenRows } = props;
  const { images, imageList } = useAdminText();
  const text = images.bulkDelete;
  const { selection, select } = selectedRows;
  const deletion = useBulkDelete(filter, selectedRows);
  const editing = useBulkEdit(filter, selectedRows);
  const selected = selectedCount(selection, total);
  const ids = deletion.state.kind === "asking" ? deletion.state.ids : [];
  const asked = new Set(ids);
  const toEdit = editing.state.kind === "asking" ? editing.state.ids : [];
  const isCounting = deletion.state.kind === "counting" || editing.state.kind === "counting";

  if (deletion.state.kind === "working") {
    const { progress: sentence, leaveQuestion } = text;
    return <BulkProgress {...deletion.state} {...{ sentence, leaveQuestion }} onStop={deletion.stop} />;
  }
  if (editing.state.kind === "working") {
    const { progress: sentence, leaveQuestion } = imageList.bulkEdit;
    return <BulkProgress {...editing.state} {...{ sentence, leaveQuestion }} onStop={editing.stop} />;
  }
  if (selected === 0) return null;
  return (
    <BulkBar selected={selected} onClear={() => select(() => nothingSelected)}>
      <Button
        kind="secondary"
        className="max-sm:px-3"
        disabled={isCounting}
        onClick={() => void editing.ask()}
      >
        <span>
          {imageList.bulkEdit.change}
          <span className="sr-only">{imageList.bulkEdit.selectedImages}</span>
        </span>
      </Button>
      <BulkEditDialog
        isOpen={editing.state.kind === "asking"}
        count={toEdit.length}
        choices={choices}
        onChange={(edit) => void editing.editImages(toEdit, edit)}
        onClose={editing.cancel}
      />
      <Confirm
        title={text.title}
        question={fillPlaceholders(text.question, { count: ids.length })}
        confirm={text.delete}
        onConfirm={() => void deletion.deleteImages(ids)}
        open={deletion.state.kind === "asking"}
        onOpenChange={(isOpen) => (isOpen ? void deletion.ask() : deletion.cancel())}
        numberToType={ids.length < gallerySize ? null : { number: ids.length, label: text.typeAll }}
        trigger={
          <Button kind="danger" className="max-sm:px-3" disabled={isCounting}>
            {deletion.state.kind === "counting" ? (
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
          of={ids.length}
        />
        {ids.length === selected ? null : (
          <p className="mt-3 font-bold">{fillPlaceholders(text.changed, { selected, count: ids.length })}</p>
        )}
      </Confirm>
    </BulkBar>
  );
}

function useBulkDelete(filter: ImageFilter, selectedRows: SelectedRows) {
  const adminText = useAdminText();
  const text = adminText.images.bulkDelete;
  const tellDeleted = useUndo();
  const fetchMatching = () => fetchMatchingIds(adminText, filter);
  const { carryOut, ...bulk } = useBulkChange({ selectedRows, fetchMatching, words: text });

  function tell(ids: readonly string[], { changed, remaining, failure: reason }: BulkOutcome) {
    const total = ids.length;
    if (reason !== null) {
      return notifyFailure(text.failed, fillPlaceholders(text.partly, { reason, removed: changed, total }));
    }
    const done = ids.slice(0, total - remaining.length);
    const goneBefore = done.length - changed;
    const title = fillPlaceholders(text.done, { count: changed });
    const description =
      goneBefore === 0 ? undefined : fillPlaceholders(text.goneBefore, { count: goneBefore });
    if (changed === 0) notifySuccess(title, description);
    else tellDeleted(title, done, description);
  }

  return {
    ...bulk,
    async deleteImages(ids: readonly string[]) {
      tell(ids, await carryOut(ids, (portion) => deletePortion(adminText, portion)));
    },
  };
}
