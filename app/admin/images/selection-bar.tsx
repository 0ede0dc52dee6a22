import { Button } from "#app/ui/button.tsx";
import { grouped } from "#content/grouped-number.ts";
import { Confirm } from "../ui/confirm.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { UnsavedChangesGuard } from "../ui/unsaved-changes-guard.tsx";
import { nothingSelected, selectedCount } from "./selection.ts";
import { useBulkDelete } from "./use-bulk-delete.ts";
import type { ChosenRows } from "./use-selection.ts";

interface SelectionBarProps {
  search: string;
  /** How many images match on all pages. */
  total: number;
  chosen: ChosenRows;
}

/** What can be done with the selected images. Stays in sight while the list is scrolled. */
export function SelectionBar({ search, total, chosen }: SelectionBarProps) {
  const { selection, select } = chosen;
  const { state, ask, carryOut, cancel, stop } = useBulkDelete(search, chosen);
  const shown = selectedCount(selection, total);
  const ids = state.kind === "asking" ? state.ids : [];

  if (state.kind === "deleting") return <Progress done={state.done} total={state.total} onStop={stop} />;
  if (shown === 0) return null;
  return (
    <div className="panel sticky top-2 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-ink p-3">
      <p className="mr-auto font-bold" role="status">
        {grouped(shown)} selected
      </p>
      <Button kind="quiet" className="max-sm:px-2" onClick={() => select(() => nothingSelected)}>
        Clear
      </Button>
      <Confirm
        title="Delete images"
        question={`Are you sure you want to delete ${grouped(ids.length)} image(s)?`}
        confirm="Delete"
        onConfirm={() => void carryOut(ids)}
        open={state.kind === "asking"}
        onOpenChange={(isOpen) => (isOpen ? void ask() : cancel())}
        trigger={
          <Button kind="danger" disabled={state.kind === "counting"}>
            {state.kind === "counting" ? (
              "Counting..."
            ) : (
              <span>
                Delete<span className="max-sm:sr-only"> selected</span>
              </span>
            )}
          </Button>
        }
      >
        {ids.length === shown ? null : (
          <p className="mt-3 font-bold">
            The list has changed since it was shown: {grouped(shown)} were selected, {grouped(ids.length)} are
            there now.
          </p>
        )}
      </Confirm>
    </div>
  );
}

function Progress({ done, total, onStop }: { done: number; total: number; onStop(): void }) {
  const label = `Deleting images: ${grouped(done)} of ${grouped(total)}`;
  return (
    <div className="panel sticky top-2 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-ink p-3">
      <UnsavedChangesGuard
        isUnfinished
        question="Images are still being deleted. Leave this page and stop?"
      />
      <p className="mr-auto font-bold">{label}</p>
      <Button kind="secondary" onClick={onStop}>
        Stop
      </Button>
      <ProgressBar label={label} percent={(100 * done) / total} className="h-3" />
    </div>
  );
}
