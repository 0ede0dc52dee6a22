import { fillPlaceholders } from "#content/placeholders.ts";
import type { BinKind } from "#domain/bin/bin-kinds.ts";
import { counted, useAdminText } from "../layout/admin-text.ts";
import { notifyFailure, notifySuccess } from "../layout/notices.tsx";
import { fetchIds } from "../list/portions.ts";
import type { SelectedRows } from "../list/selection.ts";
import { type BinChange, changeBin } from "../list/undo.ts";
import { useBulkChange } from "../list/use-bulk-change.ts";
import { binIdsAddress } from "./list-address.ts";

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
