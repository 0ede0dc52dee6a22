import { fillPlaceholders } from "#content/placeholders.ts";
import type { BulkEdit } from "#domain/gallery/changes/bulk-edited.ts";
import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import { imagesPath } from "../../kit/addresses/images.ts";
import type { SelectedRows } from "../../kit/list/selection.ts";
import { useBulkChange } from "../../kit/list/use-bulk-change.ts";
import { type AdminText, counted, useAdminText } from "../../kit/page/admin-text.ts";
import { notifyFailure, notifySuccess } from "../../kit/page/notices.tsx";
import { type Answer, changeInPortions, postJson } from "../../kit/page/portions.ts";
import { useUndoNotice } from "../../kit/page/undo.ts";
import { fetchMatchingIds } from "../../kit/picture/delete-images.ts";

/** An image that was changed; what else it holds is for the server to undo it. */
interface Edited {
  id: string;
}

export function useBulkEdit(filter: ImageFilter, selectedRows: SelectedRows) {
  const text = useAdminText();
  const words = text.imageList.bulkEdit;
  const tellWithUndo = useUndoNotice();
  const { carryOut, ...bulk } = useBulkChange({
    selectedRows,
    fetchMatching: () => fetchMatchingIds(text, filter),
    words: { failed: words.failed, nothingLeft: text.images.bulkDelete.nothingLeft },
  });

  async function editImages(ids: readonly string[], edit: BulkEdit) {
    const done: Edited[] = [];
    const { changed, remaining, failure } = await carryOut(ids, async (portion) => {
      const answer = await editPortion(text, portion, edit);
      if (!answer.ok) return answer;
      done.push(...answer.edited);
      return { ok: true, changed: answer.edited.length };
    });
    if (failure !== null) {
      const told = { reason: failure, changed, total: ids.length };
      notifyFailure(words.failed, fillPlaceholders(words.partly, told));
    }
    const stayed = ids.length - remaining.length - changed;
    const description = stayed === 0 || failure !== null ? undefined : counted(words.stayed, stayed);
    if (changed > 0) {
      tellWithUndo(counted(words.done, changed), description, () => undo(text, done));
    } else if (failure === null) {
      notifySuccess(counted(words.done, 0), description);
    }
  }

  return { ...bulk, editImages };
}

async function undo(text: AdminText, done: readonly Edited[]): Promise<() => void> {
  const words = text.imageList.bulkEdit;
  const byId = new Map(done.map((one) => [one.id, one]));
  const { changed, failure } = await changeInPortions({
    ids: [...byId.keys()],
    call: (ids) =>
      postJson(
        text,
        `${imagesPath}/bulk-edit/undo`,
        { edited: ids.map((id) => byId.get(id)) },
        ({ undone }) => (typeof undone === "number" ? { changed: undone } : null),
      ),
  });
  const since = done.length - changed;
  const rest = since === 0 ? undefined : counted(words.changedSince, since);
  return () => {
    if (failure !== null) notifyFailure(words.undoFailed, failure);
    else notifySuccess(counted(words.undone, changed), rest);
  };
}

function editPortion(
  text: AdminText,
  ids: readonly string[],
  edit: BulkEdit,
): Promise<Answer<{ edited: Edited[] }>> {
  return postJson(text, `${imagesPath}/bulk-edit`, { ids, edit }, ({ edited }) =>
    Array.isArray(edited) && edited.every(isEdited) ? { edited } : null,
  );
}

function isEdited(value: unknown): value is Edited {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}
