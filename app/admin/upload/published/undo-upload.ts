import { useState } from "react";
import { fillPlaceholders } from "#content/placeholders.ts";
import { deletePortion } from "../../images/bulk-delete/bulk-delete.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifyFailure } from "../../layout/notices.tsx";
import { changeInPortions } from "../../list/portions.ts";
import { useUndo } from "../../list/undo.ts";
import type { Upload } from "../sending/use-upload.ts";

/** Moves what was just published, and nothing else, to the bin. */
export function useUndoUpload({ controller, published }: Upload) {
  const text = useAdminText();
  const tellDeleted = useUndo();
  const [isUndoing, setUndoing] = useState(false);

  async function undo() {
    const ids = published.map(({ id }) => id);
    setUndoing(true);
    const call = (portion: readonly string[]) => deletePortion(text, portion);
    const { changed, remaining, failure } = await changeInPortions({ ids, call });
    const gone = ids.slice(0, ids.length - remaining.length);
    await controller.dismissPublished(gone);
    setUndoing(false);
    if (failure !== null) return notifyFailure(text.images.bulkDelete.failed, failure);
    document.getElementById("section")?.focus({ preventScroll: true });
    tellDeleted(fillPlaceholders(text.images.bulkDelete.done, { count: changed }), gone);
  }

  return { isUndoing, undo };
}
