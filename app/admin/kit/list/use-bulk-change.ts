import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { notifyFailure } from "../page/notices.tsx";
import { type Answer, type BulkOutcome, changeInPortions, type PortionAnswer } from "../page/portions.ts";
import { isSelected, type SelectedRows } from "./selection.ts";

type BulkState =
  | { kind: "idle" }
  | { kind: "counting" }
  /** The question names exactly these; what arrives later is not among them. */
  | { kind: "asking"; ids: string[] }
  | { kind: "working"; done: number; total: number };

interface BulkParts {
  selectedRows: SelectedRows;
  fetchMatching(): Promise<Answer<{ ids: string[] }>>;
  words: { failed: string; nothingLeft: string };
}

export function useBulkChange({ selectedRows, fetchMatching, words }: BulkParts) {
  const { selection, select, deselect } = selectedRows;
  const [state, setState] = useState<BulkState>({ kind: "idle" });
  const isStopped = useRef(false);
  const { revalidate } = useRevalidator();

  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function selectedIds(): Promise<string[] | null> {
    if (selection.kind === "some") return [...selection.ids];
    setState({ kind: "counting" });
    const answer = await fetchMatching();
    const ids = answer.ok ? answer.ids.filter((id) => isSelected(selection, id)) : [];
    setState({ kind: "idle" });
    if (ids.length > 0) return ids;
    notifyFailure(words.failed, answer.ok ? words.nothingLeft : answer.message);
    return null;
  }

  return {
    state,
    selectedIds,

    async ask() {
      const ids = await selectedIds();
      if (ids !== null) setState({ kind: "asking", ids });
    },

    async carryOut(
      ids: readonly string[],
      call: (ids: readonly string[]) => Promise<PortionAnswer>,
    ): Promise<BulkOutcome> {
      isStopped.current = false;
      select(() => ({ kind: "some", ids: new Set(ids) }));
      const outcome = await changeInPortions({
        ids,
        call,
        onProgress: (done) => setState({ kind: "working", done, total: ids.length }),
        isStopped: () => isStopped.current,
      });
      deselect(ids.slice(0, ids.length - outcome.remaining.length));
      await revalidate();
      setState({ kind: "idle" });
      return outcome;
    },

    cancel: () => setState((now) => (now.kind === "asking" ? { kind: "idle" } : now)),
    stop() {
      isStopped.current = true;
    },
  };
}
