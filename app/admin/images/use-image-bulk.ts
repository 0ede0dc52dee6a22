import { useState } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BulkEdit } from "#domain/gallery/changes/bulk-edited.ts";
import type { ImageFilter } from "#domain/gallery/list/image-filter.ts";
import { imagesAddress, imagesPath } from "../kit/addresses/images.ts";
import { newId } from "../kit/form/new-id.ts";
import { useBulk } from "../kit/list/bulk.tsx";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import { postJson } from "../kit/page/json-call.ts";
import { notifyFailure, notifySuccess } from "../kit/page/notices.tsx";
import { useUndo, useUndoNotice } from "../kit/page/undo.ts";
import { deleteChunk } from "../kit/picture/delete-images.ts";
import type { ImageWithHints } from "../kit/picture/listed-image.ts";
import { undoEdit } from "../kit/picture/undo-edit.ts";

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
    const act = newId();
    const call = (chunk: readonly string[]) => deleteChunk(text, chunk, act);
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
    const act = newId();
    const call = (chunk: readonly string[]) =>
      postJson(text, `${imagesPath}/bulk-edit`, { ids: chunk, edit, act }, ({ edited }) =>
        typeof edited === "number" ? { changed: edited } : null,
      );
    const { changed, remaining, failure } = await bulk.carryOut("edit", ids, call);
    if (failure !== null) {
      const told = { reason: failure, changed, total: ids.length };
      notifyFailure(bulkEdit.failed, fillPlaceholders(bulkEdit.partly, told));
    }
    const stayed = ids.length - remaining.length - changed;
    const description = stayed === 0 || failure !== null ? undefined : counted(bulkEdit.stayed, stayed);
    if (changed > 0) {
      tellWithUndo(counted(bulkEdit.done, changed), description, () => undoEdit(text, act));
    } else if (failure === null) {
      notifySuccess(counted(bulkEdit.done, 0), description);
    }
  }

  return { bulk, seenRows, deleteImages, editImages };
}

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
