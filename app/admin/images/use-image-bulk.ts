import { useState } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BulkEdit } from "#domain/gallery/changes/bulk-edited.ts";
import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import { imagesAddress, imagesPath } from "../kit/addresses/images.ts";
import { useBulk } from "../kit/list/bulk.tsx";
import { type AdminText, counted, useAdminText } from "../kit/page/admin-text.ts";
import { changeInChunks } from "../kit/page/chunks.ts";
import { postJson } from "../kit/page/json-call.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { useUndo, useUndoNotice } from "../kit/page/undo.ts";
import { deleteChunk } from "../kit/picture/delete-images.ts";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";

/** An image that was changed; what else it holds is for the server to undo it. */
interface Edited {
  id: string;
}

export type ImageBulk = ReturnType<typeof useImageBulk>;

export function useImageBulk(filter: ImageFilter, rows: readonly ImageWithHints[], total: number) {
  const seenRows = useSeenRows(rows);
  const text = useAdminText();
  const { bulkDelete, onSite } = text.images;
  const { bulkEdit } = text.imageList;
  const tellDeleted = useUndo();
  const tellWithUndo = useUndoNotice();
  const bulk = useBulk({
    of: imagesAddress(filter),
    total,
    idsAddress: imagesAddress(filter, `${imagesPath}/matching`),
    words: {
      delete: bulkDelete,
      edit: { ...bulkEdit, nothingLeft: bulkDelete.nothingLeft },
      share: { ...bulkEdit, failed: onSite.notShared, nothingLeft: bulkDelete.nothingLeft },
    },
  });

  async function deleteImages(ids: readonly string[]) {
    const total = ids.length;
    const call = (chunk: readonly string[]) => deleteChunk(text, chunk);
    const { changed, remaining, failure: reason } = await bulk.carryOut("delete", ids, call);
    if (reason !== null) {
      const told = { reason, removed: changed, total };
      return notifyFailure(bulkDelete.failed, fillPlaceholders(bulkDelete.partly, told));
    }
    const done = ids.slice(0, total - remaining.length);
    const goneBefore = done.length - changed;
    const title = fillPlaceholders(bulkDelete.done, { count: changed });
    const description =
      goneBefore === 0 ? undefined : fillPlaceholders(bulkDelete.goneBefore, { count: goneBefore });
    if (changed === 0) notifySuccess(title, description);
    else tellDeleted(title, done, description);
  }

  async function editImages(ids: readonly string[], edit: BulkEdit) {
    const done: Edited[] = [];
    const { changed, remaining, failure } = await bulk.carryOut("edit", ids, async (chunk) => {
      const answer = await postJson(text, `${imagesPath}/bulk-edit`, { ids: chunk, edit }, readEdited);
      if (!answer.ok) return answer;
      done.push(...answer.edited);
      return { ok: true, changed: answer.edited.length };
    });
    if (failure !== null) {
      const told = { reason: failure, changed, total: ids.length };
      notifyFailure(bulkEdit.failed, fillPlaceholders(bulkEdit.partly, told));
    }
    const stayed = ids.length - remaining.length - changed;
    const description = stayed === 0 || failure !== null ? undefined : counted(bulkEdit.stayed, stayed);
    if (changed > 0) {
      tellWithUndo(counted(bulkEdit.done, changed), description, () => undoEdit(text, done));
    } else if (failure === null) {
      notifySuccess(counted(bulkEdit.done, 0), description);
    }
  }

  return { bulk, seenRows, deleteImages, editImages };
}

async function undoEdit(text: AdminText, done: readonly Edited[]): Promise<() => void> {
  const words = text.imageList.bulkEdit;
  const byId = new Map(done.map((one) => [one.id, one]));
  const { changed, failure } = await changeInChunks({
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

function readEdited({ edited }: Record<string, unknown>): { edited: Edited[] } | null {
  return Array.isArray(edited) && edited.every(isEdited) ? { edited } : null;
}

function isEdited(value: unknown): value is Edited {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** On all pages so far. */
function useSeenRows(rows: readonly ImageWithHints[]): ImageWithHints[] {
  const [seen, setSeen] = useState({ rows, byId: mergedWith(new Map(), rows) });
  if (seen.rows === rows) return [...seen.byId.values()];
  const byId = mergedWith(seen.byId, rows);
  setSeen({ rows, byId });
  return [...byId.values()];
}

function mergedWith(seen: ReadonlyMap<string, ImageWithHints>, rows: readonly ImageWithHints[]) {
  return new Map([...seen, ...rows.map((row) => [row.image.id, row] as const)]);
}
