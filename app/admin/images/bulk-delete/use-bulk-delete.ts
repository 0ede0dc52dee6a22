import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import { useAdminText } from "../../layout/admin-text.ts";
import { notifyFailure, notifySuccess } from "../../layout/notices.tsx";
import { deleteInPortions, deletePortion, fetchMatchingIds } from "./bulk-delete.ts";
import { isSelected, type SelectedRows } from "./selection.ts";

type BulkDeleteState =
  | { kind: "idle" }
  | { kind: "counting" }
  /** The question names exactly these images; what arrives later is not among them. */
  | { kind: "asking"; ids: string[] }
  | { kind: "deleting"; done: number; total: number };

export function useBulkDelete(search: string, { selection, select, deselect }: SelectedRows) {
  const adminText = useAdminText();
  const text = adminText.images.bulkDelete;
  const [state, setState] = useState<BulkDeleteState>({ kind: "idle" });
  const isStopped = useRef(false);
  const { revalidate } = useRevalidator();

  // Whoever leaves the page has been told that it stops.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function ask() {
    if (selection.kind === "some") return setState({ kind: "asking", ids: [...selection.ids] });
    setState({ kind: "counting" });
    const answer = await fetchMatchingIds(adminText, search);
    const ids = answer.ok ? answer.ids.filter((id) => isSelected(selection, id)) : [];
    if (ids.length > 0) return setState({ kind: "asking", ids });
    setState({ kind: "idle" });
    notifyFailure(text.failed, answer.ok ? text.nothingLeft : answer.message);
  }

  async function carryOut(ids: string[]) {
    isStopped.current = false;
    select(() => ({ kind: "some", ids: new Set(ids) }));
    const outcome = await deleteInPortions({
      ids,
      call: (portion) => deletePortion(adminText, portion),
      onProgress: (done) => setState({ kind: "deleting", done, total: ids.length }),
      isStopped: () => isStopped.current,
    });
    deselect(ids.slice(0, ids.length - outcome.remaining.length));
    await revalidate();
    setState({ kind: "idle" });
    tell(ids.length, outcome);
  }

  function tell(total: number, outcome: Awaited<ReturnType<typeof deleteInPortions>>) {
    const { removed, remaining, failure: reason } = outcome;
    if (reason !== null) {
      return notifyFailure(text.failed, fillPlaceholders(text.partly, { reason, removed, total }));
    }
    const goneBefore = total - removed - remaining.length;
    const title = fillPlaceholders(text.done, { count: removed });
    notifySuccess(
      title,
      goneBefore === 0 ? undefined : fillPlaceholders(text.goneBefore, { count: goneBefore }),
    );
  }

  return {
    state,
    ask,
    carryOut,
    /** The question closes by itself, too, once it is answered; then the work goes on. */
    cancel: () => setState((now) => (now.kind === "asking" ? { kind: "idle" } : now)),
    stop() {
      isStopped.current = true;
    },
  };
}
