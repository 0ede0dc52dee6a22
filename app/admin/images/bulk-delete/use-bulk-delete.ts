import { fillPlaceholders } from "#content/placeholders.ts";
import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import type { SelectedRows } from "../../kit/list/selection.ts";
import { useBulkChange } from "../../kit/list/use-bulk-change.ts";
import { useAdminText } from "../../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../../kit/page/notices.tsx";
import type { BulkOutcome } from "../../kit/page/portions.ts";
import { useUndo } from "../../kit/page/undo.ts";
import { deletePortion, fetchMatchingIds } from "../../kit/picture/delete-images.ts";

export function useBulkDelete(filter: ImageFilter, selectedRows: SelectedRows) {
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
