import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fillPlaceholders } from "#content/placeholders.ts";
import { UnsavedChangesGuard } from "../dialog/unsaved-changes-guard.tsx";
import { CheckBox } from "../form/field.tsx";
import { useAdminText } from "../page/admin-text.ts";
import { type BulkOutcome, type ChunkAnswer, changeInChunks } from "../page/chunks.ts";
import { Icon } from "../page/icon.tsx";
import { fetchIds } from "../page/json-call.ts";
import { notifyFailure } from "../page/notices.tsx";
import { ProgressBar } from "../page/progress-bar.tsx";
import {
  allSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  toggleRow,
  useSelection,
} from "./selection.ts";

interface BulkWords {
  failed: string;
  nothingLeft: string;
  progress: string;
  leaveQuestion: string;
}

interface BulkParts<Action extends string> {
  /** Names the listed rows: a selection ends where others are listed. */
  of: string;
  total: number;
  idsAddress: string;
  words: Readonly<Record<Action, BulkWords>>;
}

type BulkState<Action> =
  | { kind: "idle" }
  | { kind: "counting"; action: Action }
  | { kind: "asking"; action: Action; ids: string[] }
  | { kind: "working"; action: Action; done: number; total: number };

export type Bulk = Omit<ReturnType<typeof useBulk<string>>, "ask" | "asked" | "carryOut" | "selectedIds">;

export function useBulk<Action extends string>({ of, total, idsAddress, words }: BulkParts<Action>) {
  const text = useAdminText();
  const { selection, select, deselect } = useSelection(of);
  const [state, setState] = useState<BulkState<Action>>({ kind: "idle" });
  const isStopped = useRef(false);
  const { revalidate } = useRevalidator();
  const selected = selectedCount(selection, total);
  const areAll = selected > 0 && selected === total;

  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function selectedIds(action: Action): Promise<string[] | null> {
    if (selection.kind === "some") return [...selection.ids];
    setState({ kind: "counting", action });
    const answer = await fetchIds(text, idsAddress);
    const ids = answer.ok ? answer.ids.filter((id) => isSelected(selection, id)) : [];
    setState({ kind: "idle" });
    if (ids.length > 0) return ids;
    notifyFailure(words[action].failed, answer.ok ? words[action].nothingLeft : answer.message);
    return null;
  }

  return {
    total,
    selected,
    areAll,
    isSelected: (id: string) => isSelected(selection, id),
    toggle: (id: string) => select((now) => toggleRow(now, id)),
    toggleAll: () => select(() => (areAll ? nothingSelected : allSelected)),
    clear: () => select(() => nothingSelected),
    counting: state.kind === "counting" ? state.action : null,
    working: state.kind === "working" ? { ...state, ...words[state.action] } : null,
    selectedIds,

    async ask(action: Action) {
      const ids = await selectedIds(action);
      if (ids !== null) setState({ kind: "asking", action, ids });
    },

    asked: (action: Action) => (state.kind === "asking" && state.action === action ? state.ids : null),

    async carryOut(
      action: Action,
      ids: readonly string[],
      call: (ids: readonly string[]) => Promise<ChunkAnswer>,
    ): Promise<BulkOutcome> {
      isStopped.current = false;
      select(() => ({ kind: "some", ids: new Set(ids) }));
      const outcome = await changeInChunks({
        ids,
        call,
        onProgress: (done) => setState({ kind: "working", action, done, total: ids.length }),
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

interface SelectAllProps {
  bulk: Bulk;
  label: string;
  isLabelShown?: boolean;
}

export function SelectAll({ bulk, label, isLabelShown = false }: SelectAllProps) {
  const { selected, total, areAll, toggleAll } = bulk;
  return (
    <CheckBox
      name={fillPlaceholders(label, { count: total })}
      isNameShown={isLabelShown}
      checked={areAll}
      isPartly={selected > 0 && !areAll}
      onChange={toggleAll}
    />
  );
}

const bar = "panel sticky top-2 z-20 flex flex-wrap items-center gap-2 border-ink p-3 sm:gap-x-4";

interface BulkBarProps {
  bulk: Bulk;
  /** So few rows are done before a bar could be read. */
  quietUpTo?: number;
  children: ReactNode;
}

export function BulkBar({ bulk, quietUpTo = 0, children }: BulkBarProps) {
  const text = useAdminText().layout.bulk;
  const { selected, working, clear, stop } = bulk;
  if (working !== null) {
    const { done, total, progress, leaveQuestion } = working;
    if (total <= quietUpTo) return null;
    const label = fillPlaceholders(progress, { done, total });
    return (
      <div className={bar}>
        <UnsavedChangesGuard isUnfinished question={leaveQuestion} />
        <p className="mr-auto font-bold">{label}</p>
        <Button kind="secondary" onClick={stop}>
          {text.stop}
        </Button>
        <ProgressBar label={label} percent={(100 * done) / total} className="h-3" />
      </div>
    );
  }
  if (selected === 0) return null;
  return (
    <div className={bar}>
      <p className="mr-auto font-bold" role="status">
        {fillPlaceholders(text.selected, { count: selected })}
      </p>
      <Button kind="quiet" className="min-w-11 max-sm:px-0" onClick={clear}>
        <Icon name="cancel" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">{text.clear}</span>
      </Button>
      {children}
    </div>
  );
}
