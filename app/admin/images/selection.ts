/** The chosen rows: some by their ids, or all that match the search on all pages, without a few (decision 21). */
export type Selection =
  | { kind: "some"; ids: ReadonlySet<string> }
  | { kind: "all"; except: ReadonlySet<string> };

export const nothingSelected: Selection = { kind: "some", ids: new Set() };
export const allSelected: Selection = { kind: "all", except: new Set() };

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === "all" ? !selection.except.has(id) : selection.ids.has(id);
}

/** How many rows are chosen, of `total` that match. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === "all" ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

/** The selection with one row more or less. */
export function toggleRow(selection: Selection, id: string): Selection {
  return selection.kind === "all"
    ? { kind: "all", except: toggled(selection.except, id) }
    : { kind: "some", ids: toggled(selection.ids, id) };
}

/** The selection once these rows are gone from the list. */
export function withoutRows(selection: Selection, ids: readonly string[]): Selection {
  const gone = new Set(ids);
  const others = (chosen: ReadonlySet<string>) => new Set([...chosen].filter((id) => !gone.has(id)));
  return selection.kind === "all"
    ? { kind: "all", except: others(selection.except) }
    : { kind: "some", ids: others(selection.ids) };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = new Set(ids);
  if (!others.delete(id)) others.add(id);
  return others;
}
