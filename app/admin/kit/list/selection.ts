import { useState } from "react";

type Selection = { kind: "some"; ids: ReadonlySet<string> } | { kind: "all"; except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: "some", ids: new Set() };
export const allSelected: Selection = { kind: "all", except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === "all" ? !selection.except.has(id) : selection.ids.has(id);
}

export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === "all" ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

export function toggleRow(selection: Selection, id: string): Selection {
  return selection.kind === "all"
    ? { kind: "all", except: toggled(selection.except, id) }
    : { kind: "some", ids: toggled(selection.ids, id) };
}

export function withoutRows(selection: Selection, ids: readonly string[]): Selection {
  const gone = new Set(ids);
  const left = (ids: ReadonlySet<string>) => new Set([...ids].filter((id) => !gone.has(id)));
  return selection.kind === "all"
    ? { kind: "all", except: left(selection.except) }
    : { kind: "some", ids: left(selection.ids) };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  if (!others.delete(id)) others.add(id);
  return others;
}

interface SelectedRows {
  selection: Selection;
  select(change: (now: Selection) => Selection): void;
  deselect(ids: readonly string[]): void;
}

export function useSelection(search: string): SelectedRows {
  const [made, setMade] = useState({ search, selection: nothingSelected });
  const within = (now: typeof made) => (now.search === search ? now.selection : nothingSelected);
  return {
    selection: within(made),
    select: (change) => setMade((now) => ({ search, selection: change(within(now)) })),
    deselect: (ids) => setMade((now) => ({ ...now, selection: withoutRows(now.selection, ids) })),
  };
}
