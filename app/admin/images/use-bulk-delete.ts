import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { grouped } from "#content/grouped-number.ts";
import { tellFailure, tellSuccess } from "../layout/notices.tsx";
import { deleteInPortions } from "./bulk-delete.ts";
import { askMatchingIds, askToDelete } from "./delete-calls.ts";
import { isSelected } from "./selection.ts";
import type { ChosenRows } from "./use-selection.ts";

export type BulkDeleteState =
  | { kind: "idle" }
  | { kind: "counting" }
  /** The question names exactly these images; what arrives later is not among them. */
  | { kind: "asking"; ids: string[] }
  | { kind: "deleting"; done: number; total: number };

/** From the press on the button over the question to the outcome. */
export function useBulkDelete(search: string, { selection, select, giveUp }: ChosenRows) {
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
    const answer = await askMatchingIds(search);
    const ids = answer.ok ? answer.value.filter((id) => isSelected(selection, id)) : [];
    if (ids.length > 0) return setState({ kind: "asking", ids });
    setState({ kind: "idle" });
    tellFailure("Failed to delete images", answer.ok ? nothingLeft : answer.message);
  }

  async function carryOut(ids: string[]) {
    isStopped.current = false;
    // Rows can be chosen meanwhile, and they stay so.
    select(() => ({ kind: "some", ids: new Set(ids) }));
    const outcome = await deleteInPortions({
      ids,
      call: askToDelete,
      onProgress: (done) => setState({ kind: "deleting", done, total: ids.length }),
      isStopped: () => isStopped.current,
    });
    giveUp(ids.slice(0, ids.length - outcome.remaining.length));
    await revalidate();
    setState({ kind: "idle" });
    tell(ids.length, outcome);
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

const nothingLeft = "None of the selected images is there any more.";

function tell(asked: number, { removed, remaining, failure }: Awaited<ReturnType<typeof deleteInPortions>>) {
  if (failure !== null) {
    const rest = `${grouped(removed)} of ${grouped(asked)} were deleted; the others are still selected.`;
    tellFailure("Failed to delete images", `${failure} ${rest}`);
    return;
  }
  const goneBefore = asked - removed - remaining.length;
  const title = `${grouped(removed)} image(s) deleted successfully`;
  if (goneBefore === 0) tellSuccess(title);
  else tellSuccess(title, `${grouped(goneBefore)} had been deleted before.`);
}
