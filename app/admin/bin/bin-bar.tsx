import { Button } from "#app/ui/button.tsx";
import { Confirm } from "../kit/dialog/confirm.tsx";
import { BulkBar, BulkProgress } from "../kit/list/bulk-bar.tsx";
import { nothingSelected, type SelectedRows, selectedCount } from "../kit/list/selection.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { portionSize } from "../kit/page/portions.ts";
import type { BinChange } from "../kit/page/undo.ts";
import type { useBinChange } from "./use-bin-change.ts";

interface BinBarProps {
  total: number;
  intent: BinChange;
  selectedRows: SelectedRows;
  bulk: ReturnType<typeof useBinChange>;
  onChange(intent: BinChange, ids: readonly string[]): void;
}

export function BinBar({ total, intent, selectedRows, bulk, onChange }: BinBarProps) {
  const text = useAdminText().bin;
  const { state, selectedIds, ask, cancel, stop } = bulk;
  const { selection, select } = selectedRows;
  const selected = selectedCount(selection, total);
  const ids = state.kind === "asking" ? state.ids : [];

  async function restore() {
    const asked = await selectedIds();
    if (asked !== null) onChange("restore", asked);
  }

  if (state.kind === "working") {
    if (state.total <= portionSize) return null;
    const { leaveQuestion, progress } = text;
    return (
      <BulkProgress {...state} sentence={progress[intent]} leaveQuestion={leaveQuestion} onStop={stop} />
    );
  }
  if (selected === 0) return null;
  return (
    <BulkBar selected={selected} onClear={() => select(() => nothingSelected)}>
      <Button
        kind="secondary"
        className="max-sm:flex-1 max-sm:px-2"
        disabled={state.kind === "counting"}
        onClick={() => void restore()}
      >
        {text.restore}
      </Button>
      <Confirm
        title={text.deleteTitle}
        question={counted(text.deleteSelectedQuestion, ids.length)}
        confirm={text.delete}
        onConfirm={() => onChange("delete", ids)}
        open={state.kind === "asking"}
        onOpenChange={(isOpen) => (isOpen ? void ask() : cancel())}
        trigger={
          <Button kind="danger" className="max-sm:flex-1 max-sm:px-2" disabled={state.kind === "counting"}>
            {text.delete}
          </Button>
        }
      />
    </BulkBar>
  );
}
