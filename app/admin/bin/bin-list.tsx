import { useState } from "react";
import { useNavigation } from "react-router";
import { fillPlaceholders } from "#content/placeholders.ts";
import type { BinCounts } from "#domain/bin/bin.ts";
import { type BinKind, binKinds } from "#domain/bin/bin-kinds.ts";
import { type BinQuery, binAddress } from "../kit/addresses/bin.ts";
import { CheckBox } from "../kit/form/field.tsx";
import { FilterLink } from "../kit/list/filter-link.tsx";
import { PageLinks } from "../kit/list/page-links.tsx";
import {
  allSelected,
  isSelected,
  nothingSelected,
  selectedCount,
  toggleRow,
  useSelection,
} from "../kit/list/selection.ts";
import { useFocusAfterRemoval } from "../kit/list/use-focus-after-removal.ts";
import { counted, useAdminText } from "../kit/page/admin-text.ts";
import type { BinChange } from "../kit/page/undo.ts";
import { BinBar } from "./bin-bar.tsx";
import { BinRow } from "./bin-row.tsx";
import type { BinnedEntry } from "./binned-entry.ts";
import { useBinChange } from "./use-bin-change.ts";

export interface LoadedBin {
  query: BinQuery;
  entries: BinnedEntry[];
  total: number;
  pages: number;
  counts: BinCounts;
}

export function BinList({ query, entries, total, pages, counts }: LoadedBin) {
  const text = useAdminText().bin;
  const isWaiting = useNavigation().state === "loading";
  const selectedRows = useSelection(query.kind ?? "");
  const { selection, select } = selectedRows;
  const bulk = useBinChange(query.kind, selectedRows);
  const [intent, setIntent] = useState<BinChange>("restore");
  const focus = useFocusAfterRemoval(total);
  const count = selectedCount(selection, total);

  function change(asked: BinChange, ids: readonly string[]) {
    setIntent(asked);
    void bulk.change(asked, ids);
  }

  return (
    <>
      <KindLinks shown={query.kind} counts={counts} />
      <p ref={focus} role="status" tabIndex={-1} className="text-steel outline-none">
        {total === 0 ? text.none : counted(text.count, total)}
      </p>
      {total === 0 ? null : (
        <div>
          <CheckBox
            name={fillPlaceholders(text.selectAll, { count: total })}
            isNameShown
            checked={count > 0 && count === total}
            isPartly={count > 0 && count < total}
            onChange={() => select(() => (count === total ? nothingSelected : allSelected))}
          />
        </div>
      )}
      <BinBar total={total} intent={intent} selectedRows={selectedRows} bulk={bulk} onChange={change} />
      {total === 0 ? null : (
        <ul
          aria-label={text.list}
          aria-busy={isWaiting}
          className={`flex flex-col gap-3 transition-opacity duration-200 ${isWaiting ? "opacity-60" : ""}`}
        >
          {entries.map((entry) => (
            <BinRow
              key={entry.id}
              entry={entry}
              isBusy={bulk.state.kind === "working"}
              isSelected={isSelected(selection, entry.id)}
              onSelect={() => select((now) => toggleRow(now, entry.id))}
              onChange={(asked) => change(asked, [entry.id])}
            />
          ))}
        </ul>
      )}
      <PageLinks page={query.page} pages={pages} addressOf={(page) => binAddress({ ...query, page })} />
    </>
  );
}

interface KindLinksProps {
  shown: BinKind | null;
  counts: BinCounts;
}

function KindLinks({ shown, counts }: KindLinksProps) {
  const { kinds, kindLinks } = useAdminText().bin;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { kind: null, label: kinds.all, count: all },
    ...binKinds.map((kind) => ({ kind, label: kinds[kind], count: counts[kind] })),
  ];
  return (
    <nav aria-label={kindLinks}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ kind, label, count }) => (
          <li key={label}>
            <FilterLink to={binAddress({ kind })} label={label} count={count} isShown={shown === kind} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
