import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { UnsavedChangesGuard } from "../../ui/unsaved-changes-guard.tsx";
import { nothingSelected, type SelectedRows, selectedCount } from "./selection.ts";
import { useBulkDelete } from "./use-bulk-delete.ts";

const bar = "panel sticky top-2 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-ink p-3";

interface SelectionBarProps {
  search: string;
  /** How many images match on all pages. */
  total: number;
  selectedRows: SelectedRows;
}

export function SelectionBar({ search, total, selectedRows }: SelectionBarProps) {
  const text = useAdminText().images.bulkDelete;
  const { selection, select } = selectedRows;
  const { state, ask, carryOut, cancel, stop } = useBulkDelete(search, selectedRows);
  const selected = selectedCount(selection, total);
  const ids = state.kind === "asking" ? state.ids : [];

  if (state.kind === "deleting") return <Progress done={state.done} total={state.total} onStop={stop} />;
  if (selected === 0) return null;
  return (
    <div className={bar}>
      <p className="mr-auto font-bold" role="status">
        {fillPlaceholders(text.selected, { count: selected })}
      </p>
      <Button kind="quiet" className="max-sm:px-2" onClick={() => select(() => nothingSelected)}>
        {text.clear}
      </Button>
      <Confirm
        title={text.title}
        question={fillPlaceholders(text.question, { count: ids.length })}
        confirm={text.delete}
        onConfirm={() => void carryOut(ids)}
        open={state.kind === "asking"}
        onOpenChange={(isOpen) => (isOpen ? void ask() : cancel())}
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
        {ids.length === selected ? null : (
          <p className="mt-3 font-bold">{fillPlaceholders(text.changed, { selected, count: ids.length })}</p>
        )}
      </Confirm>
    </div>
  );
}

function Progress({ done, total, onStop }: { done: number; total: number; onStop(): void }) {
  const text = useAdminText().images.bulkDelete;
  const label = fillPlaceholders(text.progress, { done, total });
  return (
    <div className={bar}>
      <UnsavedChangesGuard isUnfinished question={text.leaveQuestion} />
      <p className="mr-auto font-bold">{label}</p>
      <Button kind="secondary" onClick={onStop}>
        {text.stop}
      </Button>
      <ProgressBar label={label} percent={(100 * done) / total} className="h-3" />
    </div>
  );
}
