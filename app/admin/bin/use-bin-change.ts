import { fillPlaceholders } from "#content/placeholders.ts";
import type { BinKind } from "#domain/bin/bin-kinds.ts";
import { binIdsAddress } from "../kit/addresses/bin.ts";
import type { SelectedRows } from "../kit/list/selection.ts";
import { useBulkChange } from "../kit/list/use-bulk-change.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { fetchIds } from "../kit/page/portions.ts";
import { type BinChange, changeBin } from "../kit/page/undo.ts";

export function useBinChange(kind: BinKind | null, selectedRows: SelectedRows) {
  const adminText = useAdminText();
  const text = adminText.bin;
  const { carryOut, ...bulk } = useBulkChange({
    selectedRows,
    fetchMatching: () => fetchIds(adminText, binIdsAddress(kind)),
    words: { failed: text.loadFailure, nothingLeft: text.nothingLeft },
  });

  async function change(intent: BinChange, ids: readonly string[]) {
    const outcome = await carryOut(ids, (portion) => changeBin(adminText, intent, portion));
    const { changed, failure: reason } = outcome;
    if (reason !== null) {
      const told = fillPlaceholders(text.partly, { reason, changed, total: ids.length });
      return notifyFailure(text.failure[intent], told);
    }
    const done = intent === "restore" ? text.restored : text.deletedForGood;
    if (changed > 0) notifySuccess(counted(done, changed));
  }

  return { ...bulk, change };
}
