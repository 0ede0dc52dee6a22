import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageFilter } from "#domain/gallery/images/image-filter.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { BulkBar, BulkProgress } from "../../list/bulk-bar.tsx";
import { nothingSelected, type SelectedRows, selectedCount } from "../../list/selection.ts";
import { Confirm } from "../../ui/confirm.tsx";
import type { ListedImage } from "../listed-image.ts";
import { WhatGoes } from "../what-goes.tsx";
import { useBulkDelete } from "./use-bulk-delete.ts";

interface SelectionBarProps {
  filter: ImageFilter;
  /** How many images match on all pages. */
  total: number;
  /** How many there are at all. */
  gallerySize: number;
  selectedRows: SelectedRows;
  /** Those of all pages that were looked at. */
  seenRows: readonly ListedImage[];
}

export function SelectionBar({ filter, total, gallerySize, selectedRows, seenRows }: SelectionBarProps) {
  const text = useAdminText().images.bulkDelete;
  const { selection, select } = selectedRows;
  const { state, ask, deleteImages, cancel, stop } = useBulkDelete(filter, selectedRows);
  const selected = selectedCount(selection, total);
  const ids = state.kind === "asking" ? state.ids : [];
  const asked = new Set(ids);
  const count = ids.length;

  if (state.kind === "working") {
    const { progress: sentence, leaveQuestion } = text;
    return <BulkProgress {...state} sentence={sentence} leaveQuestion={leaveQuestion} onStop={stop} />;
  }
  if (selected === 0) return null;
  return (
    <BulkBar selected={selected} onClear={() => select(() => nothingSelected)}>
      <Confirm
        title={text.title}
        question={fillPlaceholders(text.question, { count })}
        confirm={text.delete}
        onConfirm={() => void deleteImages(ids)}
        open={state.kind === "asking"}
        onOpenChange={(isOpen) => (isOpen ? void ask() : cancel())}
        numberToType={count < gallerySize ? null : { number: count, label: text.typeAll }}
        trigger={
          <Button kind="danger" disabled={state.kind === "counting"}>
            {state.kind === "counting" ? (
              text.counting
            ) : (
              <span>
                {text.delete}
                <span className="max-sm:sr-only">{text.selectedImages}</span>
              </span>
            )}
          </Button>
        }
      >
        <WhatGoes rows={seenRows.filter(({ image }) => asked.has(image.id))} of={count} />
        {count === selected ? null : (
          <p className="mt-3 font-bold">{fillPlaceholders(text.changed, { selected, count })}</p>
        )}
      </Confirm>
    </BulkBar>
  );
}
