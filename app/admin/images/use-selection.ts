import { useState } from "react";
import { nothingSelected, type Selection, withoutRows } from "./selection.ts";

/** What is selected in the list, and how that changes. Every change begins from what is selected by then. */
export interface ChosenRows {
  selection: Selection;
  select(change: (now: Selection) => Selection): void;
  /** Gives up rows that are gone, also when something else is searched for by then. */
  giveUp(ids: readonly string[]): void;
}

/** A selection belongs to the search it was made in. */
export function useSelection(search: string): ChosenRows {
  const [chosen, setChosen] = useState({ search, selection: nothingSelected });
  const within = (now: typeof chosen) => (now.search === search ? now.selection : nothingSelected);
  return {
    selection: within(chosen),
    select: (change) => setChosen((now) => ({ search, selection: change(within(now)) })),
    giveUp: (ids) => setChosen((now) => ({ ...now, selection: withoutRows(now.selection, ids) })),
  };
}
